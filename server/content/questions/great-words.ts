import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const greatWords: readonly QuestionEntry[] = [
  {
    slug: 'o-que-e-a-biblia',
    question: 'O que é a Bíblia?',
    synonyms: [
      'o que significa a palavra Bíblia',
      'para que serve a Bíblia',
      'de que trata a Bíblia',
      'a Bíblia é a palavra de Deus',
      'Bíblia Sagrada',
      'Sagradas Escrituras',
    ],
    answer:
      'A Bíblia é uma biblioteca que coube num volume. São 66 livros, escritos por dezenas de pessoas durante uns quinze séculos, e entre elas há reis, um médico, pescadores, gente presa. Há leis, poemas, cartas, listas de nomes, provérbios e sonhos. O nome vem do grego e quer dizer livros.\n\nE, no entanto, ela conta uma história só. Deus cria, o ser humano se afasta, e Deus vai buscá-lo, primeiro por meio de um povo e depois pelo próprio Filho. Foi assim que Jesus a leu: abriu as Escrituras diante de dois discípulos tristes e mostrou que falavam dele (Lucas 24:27).\n\nOs cristãos creem que ali homens falaram conduzidos pelo Espírito Santo (2 Pedro 1:21), e que por isso ela ensina, corrige e prepara (2 Timóteo 3:15-16). A mão era humana, com o jeito de cada um; quem falava por meio dela era Deus. Quem a lê devagar costuma ter a impressão de que é ela que o lê (Hebreus 4:12).\n\nServe para quê? Um salmo responde com uma lanterna: luz para o próximo passo (Salmos 119:105). Não é um livro de sorte, que se abre no escuro, nem um manual de ciência. É onde se conhece Deus. Comece por um Evangelho, um trecho por dia.',
    verses: [
      verse('2 Timóteo 3:15-16', 'Escritura inspirada ensinar'),
      verse('Lucas 24:27', 'Moisés profetas Escrituras'),
      verse('2 Pedro 1:21', 'profecia homens Espírito'),
      verse('Hebreus 4:12', 'viva eficaz espada'),
      verse('Salmos 119:105', 'lâmpada pés luz'),
    ],
  },
  {
    slug: 'o-que-e-ser-cristao',
    question: 'O que é ser cristão?',
    synonyms: [
      'ser crente',
      'ser evangélico',
      'verdadeiro cristão',
      'seguir Jesus',
      'como ser um cristão de verdade',
      'diferença entre religioso e cristão',
      'o que significa ser discípulo',
    ],
    answer:
      'Os discípulos receberam esse nome pela primeira vez em Antioquia (Atos 11:26), talvez como apelido: os de Cristo. O nome diz quase tudo: cristão é alguém que pertence a Jesus.\n\nComeça por confiar, porque quem crê no coração que Deus o ressuscitou e diz com a boca que ele é Senhor é salvo (Romanos 10:9). Não é prêmio para quem se comporta; é um pedido de socorro que foi ouvido. E ninguém fica onde estava: em Cristo a pessoa é feita nova (2 Coríntios 5:17), por dentro primeiro, às vezes devagar.\n\nDepois é seguir Jesus a cada dia, o que ele mesmo comparou a carregar uma cruz (Lucas 9:23). Ler, orar, pedir perdão, servir, reunir-se com outros que fazem o mesmo, já que ninguém segue sozinho por muito tempo.\n\nNão se reconhece um cristão pela roupa, pelo adesivo no carro nem por falar bonito. Jesus deu um sinal: que vocês se amem (João 13:35). Batismo, igreja e bons costumes vêm junto, e sem amor não dizem muito. Se você quer, e ainda não sabe se é, diga a ele isso mesmo.',
    verses: [
      verse('Romanos 10:9', 'boca Senhor coração'),
      verse('Atos 11:26', 'Antioquia discípulos'),
      verse('2 Coríntios 5:17', 'nova criatura'),
      verse('Lucas 9:23', 'negue cruz siga'),
      verse('João 13:35', 'conhecerão discípulos amor'),
    ],
  },
  {
    slug: 'o-que-e-o-evangelho',
    question: 'O que é o evangelho?',
    synonyms: [
      'evangelho de Jesus',
      'boa notícia',
      'boa nova',
      'o que significa evangelho',
      'pregar o evangelho o que é',
      'resumo do evangelho',
    ],
    answer:
      'Evangelho quer dizer boa notícia. No tempo de Jesus era a palavra usada quando nascia um príncipe ou se ganhava uma guerra: alguém vinha correndo avisar. Uma notícia não é um conselho. Conselho diz o que você deve fazer; notícia conta o que já foi feito.\n\nJesus a anunciou assim: chegou o tempo, o Reino de Deus está perto, mudem de rumo e creiam (Marcos 1:14-15). E Paulo a resume em quatro verbos: Cristo morreu por nossos pecados, foi sepultado, ressuscitou, apareceu (1 Coríntios 15:3-5). A isso chama poder de Deus para salvar quem crê, seja quem for (Romanos 1:16).\n\nÉ boa porque não depende da nossa força. Deus mandou o Filho para salvar (João 3:17). É séria porque custou uma cruz. E muda as coisas desde já: Jesus a levou aos pobres e aos de coração partido (Lucas 4:18).\n\nHá também os quatro livros com esse nome, Mateus, Marcos, Lucas e João, que contam a notícia de quatro lados. Dá para ler um deles inteiro numa tarde, e o de Marcos é o mais curto.',
    verses: [
      verse('Marcos 1:14-15', 'Evangelho Reino arrependei-vos'),
      verse('1 Coríntios 15:3-5', 'morreu pecados sepultado'),
      verse('Romanos 1:16', 'Evangelho poder salvação'),
      verse('João 3:17', 'Filho condenasse salvo'),
      verse('Lucas 4:18', 'ungiu evangelizar pobres'),
    ],
  },
  {
    slug: 'por-que-jesus-veio',
    question: 'Por que Jesus veio ao mundo?',
    synonyms: [
      'para que Jesus veio',
      'missão de Jesus',
      'por que Deus enviou Jesus',
      'por que Jesus nasceu',
      'o propósito da vinda de Jesus',
      'o que Jesus veio fazer',
    ],
    answer:
      'Ele mesmo respondeu mais de uma vez, e as respostas se completam.\n\n- **Para buscar o que se perdeu.** Disse isso na casa de Zaqueu, que ninguém convidava (Lucas 19:10).\n- **Para servir e dar a vida.** Não veio ser servido, e pagou o resgate de muitos (Marcos 10:45).\n- **Para que tenhamos vida**, e vida que transborda, ao contrário do ladrão, que só vem tirar (João 10:10).\n- **Para dizer a verdade.** Foi o que declarou a Pilatos, com as mãos amarradas (João 18:37).\n- **Para chamar pecadores**, e não os que se acham em ordem (Mateus 9:13).\n\nOs discípulos acrescentam o que viram depois. Veio para que o mundo fosse salvo (João 3:17) e para desfazer as obras do diabo (1 João 3:8). Num só homem, Deus ficou perto o bastante para ser tocado e ferido.\n\nNada disso foi um plano de emergência. E nada disso é só para multidões: o pastor da história sai atrás de uma ovelha. Se você se acha perdido, está na lista dos motivos.',
    verses: [
      verse('Lucas 19:10', 'buscar salvar perdido'),
      verse('Marcos 10:45', 'servido servir resgate'),
      verse('João 10:10', 'ladrão vida abundância'),
      verse('João 18:37', 'Pilatos Rei verdade'),
      verse('Mateus 9:13', 'misericórdia justos pecadores'),
      verse('João 3:17', 'Filho condenasse salvo'),
      verse('1 João 3:8', 'diabo obras desfazer'),
    ],
  },
  {
    slug: 'o-que-e-uncao',
    question: 'O que é unção?',
    synonyms: [
      'unção do Espírito',
      'o que significa ser ungido',
      'ungido de Deus',
      'não toqueis no ungido',
      'óleo da unção',
      'pastor ungido',
      'unção na Bíblia',
    ],
    answer:
      'Ungir é derramar óleo sobre alguém. No Antigo Testamento faziam isso com quem recebia uma tarefa de Deus: sacerdotes (Êxodo 30:30), reis, às vezes profetas. Quando Samuel ungiu o rapaz Davi, o Espírito do Senhor veio sobre ele (1 Samuel 16:13). O óleo era o sinal; o Espírito, a força.\n\n“Cristo” e “Messias” querem dizer a mesma coisa: “o Ungido”. Na sinagoga, Jesus leu que o Espírito o tinha ungido para levar boa notícia aos pobres (Lucas 4:18), e Pedro conta em que isso deu: andou fazendo o bem (Atos 10:38).\n\nQuanto a hoje, a surpresa do Novo Testamento é que não há uma classe de ungidos. Quem ungiu e selou todos os que creem foi Deus (2 Coríntios 1:21-22); João escreve a uma igreja inteira que eles têm a unção (1 João 2:20). Um líder pode ter dons e autoridade, mas não é intocável: tem de prestar contas como qualquer um. Quem usa o título para não ser questionado entendeu ao contrário.\n\nO óleo ainda é usado quando os presbíteros oram pelo doente (Tiago 5:14). Não é produto que se venda nem age sozinho, porque quem cura é o Senhor.',
    verses: [
      verse('2 Coríntios 1:21-22', 'ungiu selou penhor'),
      verse('Êxodo 30:30', 'Ungirás Arão sacerdotes'),
      verse('1 Samuel 16:13', 'azeite ungiu Davi'),
      verse('Lucas 4:18', 'Espírito ungiu pobres'),
      verse('Atos 10:38', 'Jesus ungiu bem'),
      verse('1 João 2:20', 'unção Santo'),
      verse('Tiago 5:14', 'doente azeite Senhor'),
    ],
  },
  {
    slug: 'o-que-e-a-gloria-de-deus',
    question: 'O que é a glória de Deus?',
    synonyms: [
      'glória',
      'glorificar a Deus',
      'dar glória a Deus',
      'shekinah',
      'viver para a glória de Deus',
      'o que significa glória',
      'mostra-me a tua glória',
    ],
    answer:
      'Em hebraico a palavra tem a ver com peso. Glória é o peso de quem Deus é, quando se deixa perceber. Às vezes vem com luz: cercou os pastores na noite do nascimento, e eles tremeram (Lucas 2:9). Às vezes em silêncio, no céu de toda noite (Salmos 19:1).\n\nMoisés pediu para vê-la, e a resposta surpreende. Deus prometeu fazer passar diante dele toda a sua bondade (Êxodo 33:18-19). A glória de Deus não é vaidade. É a sua bondade sem véu. Por isso ele não a divide com ídolos (Isaías 42:8): ídolo nenhum pode fazer bem a alguém.\n\nO lugar em que ela mais se mostrou foi um rosto. João diz que a viram em Jesus, cheio de graça e de verdade (João 1:14), e Paulo escreve que é na face dele que Deus a faz brilhar em nós (2 Coríntios 4:6). Foi uma glória que lavou pés e morreu numa cruz.\n\nDar glória a Deus, então, é mais do que gritar no culto. É comer, beber, trabalhar de um jeito que deixe ver quem ele é (1 Coríntios 10:31).',
    verses: [
      verse('João 1:14', 'carne habitou glória'),
      verse('Lucas 2:9', 'anjo glória resplendor'),
      verse('Salmos 19:1', 'céus declaram firmamento'),
      verse('Êxodo 33:18-19', 'glória bondade Moisés'),
      verse('Isaías 42:8', 'glória louvor imagens'),
      verse('2 Coríntios 4:6', 'trevas glória face'),
      verse('1 Coríntios 10:31', 'comerdes beberdes glória'),
    ],
  },
  {
    slug: 'misericordia-e-justica',
    question: 'O que é a misericórdia de Deus? E a sua justiça?',
    synonyms: [
      'misericórdia',
      'justiça de Deus',
      'diferença entre graça e misericórdia',
      'Deus é justo e misericordioso',
      'o que significa misericórdia',
      'ser misericordioso',
    ],
    answer:
      'Misericórdia é o coração que se curva diante da miséria do outro. Costuma-se dizer: graça é receber o bem que não merecemos; misericórdia, não receber o mal que merecíamos. Ajuda a lembrar, mas na Bíblia as duas andam juntas. Foi pela misericórdia que não fomos consumidos (Lamentações 3:22), e foi só por ela que Deus nos salvou (Tito 3:5).\n\nJesus a mostrou numa oração de uma linha. Um cobrador de impostos, de longe, bate no peito e pede que Deus tenha misericórdia dele; e é esse que volta para casa em paz com Deus (Lucas 18:13-14).\n\nE a justiça? Não é o contrário. Deus chama de justo defender o órfão e a viúva (Isaías 1:17); um Deus que desse de ombros diante do mal não seria bom com ninguém. Um salmo vê a bondade e a verdade se encontrarem, a justiça e a paz se beijarem (Salmos 85:10). Os cristãos reconhecem na cruz o lugar desse encontro: ali ele é justo e torna justo quem crê (Romanos 3:25-26).\n\nO que Deus pede de nós cabe numa frase de Miqueias: praticar a justiça, amar a bondade, andar com ele sem pose (Miqueias 6:8).',
    verses: [
      verse('Miqueias 6:8', 'justo bondade humildemente'),
      verse('Lamentações 3:22', 'consumidos misericórdias'),
      verse('Tito 3:5', 'obras justiça misericórdia'),
      verse('Lucas 18:13-14', 'publicano misericórdia justificado'),
      verse('Isaías 1:17', 'oprimido órfão viúva'),
      verse('Salmos 85:10', 'bondade verdade justiça paz'),
      verse('Romanos 3:25-26', 'sangue justiça justificador'),
    ],
  },
  {
    slug: 'o-que-e-comunhao',
    question: 'O que é comunhão?',
    synonyms: [
      'comunhão com Deus',
      'comunhão entre os irmãos',
      'viver em comunhão',
      'ter comunhão',
      'koinonia',
      'discipulado',
      'o que é discipulado',
      'para que serve a célula',
    ],
    answer:
      'Comunhão é ter em comum. Os primeiros cristãos perseveravam nisso como em uma das quatro coisas que sustentavam a igreja, junto com o ensino, o pão partido e as orações (Atos 2:42), e o que tinham circulava entre eles (Atos 2:44). Era comida, casa, dinheiro e tempo, antes de ser um café depois do culto.\n\nJoão vai mais fundo. A comunhão entre nós nasce de outra, com o Pai e com o Filho (1 João 1:3). Quando andamos na luz, sem esconder quem somos, ela acontece; e é aí que o perdão nos limpa (1 João 1:7). Onde todos fingem, pode haver programação, mas não há comunhão.\n\nO discipulado é parente dela. Jesus mandou fazer discípulos (Mateus 28:19), e fez os dele andando junto, três anos. Paulo pediu que se passasse adiante, de pessoa a pessoa, o que se ouviu (2 Timóteo 2:2). É alguém um pouco à frente que caminha ao lado e deixa as decisões com a gente.\n\nComece pequeno: convide alguém para a sua mesa, conte uma coisa verdadeira, ouça outra.',
    verses: [
      verse('1 João 1:3', 'vimos ouvimos comunhão'),
      verse('Atos 2:42', 'doutrina comunhão pão'),
      verse('Atos 2:44', 'criam juntos comum'),
      verse('1 João 1:7', 'luz comunhão sangue'),
      verse('Mateus 28:19', 'discípulos nações batizando'),
      verse('2 Timóteo 2:2', 'testemunhas fiéis ensinar'),
    ],
  },
];

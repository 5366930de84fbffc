import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** What women bring from an ordinary week: friends who are missing, a mother's words, hidden money. */
export const womenEveryday: readonly AdviceEntry[] = [
  {
    slug: 'nao-tenho-amigas',
    audience: 'builder',
    situation: 'Não tenho amigas com quem contar.',
    synonyms: [
      'não tenho nenhuma amiga',
      'sou sozinha e sem amizades',
      'não consigo fazer amizade',
      'mudei de cidade e não conheço ninguém',
      'minhas amigas sumiram depois que casei',
      'queria uma amiga de verdade',
      'na igreja ninguém fala comigo',
    ],
    advice:
      'Ter trezentos contatos e ninguém para quem ligar às onze da noite é uma solidão muito comum, e quase ninguém conta. Amizade de mulher adulta se perde por coisas simples: o casamento, o bebê, a mudança, a escala de trabalho. Perder o costume não quer dizer que ninguém goste de você.\n\nMaria recebeu a maior notícia da vida dela e foi depressa procurar Isabel, mais velha, em outra cidade (Lucas 1:39-40). Ela se mexeu primeiro. Eclesiastes explica por que isso importa: quem cai sozinho não tem quem o levante (Eclesiastes 4:9-10). Alguém precisa mandar a primeira mensagem, e pode ser você, mesmo com vergonha.\n\nComece pelo pequeno e repetido. A amizade nasce mais da terceira conversa no portão do que de um grande encontro. Escolha um lugar aonde você possa ir toda semana, como a célula, a caminhada, um curso, o grupo de mães, um serviço da igreja. Pergunte o nome e lembre dele na vez seguinte. Convide para um café com hora para acabar. Algumas não vão responder, e isso dói menos quando você chama mais de uma.\n\nRepare também no que recebe. Provérbios diz que o amigo ama em todo tempo (Provérbios 17:17). Quem só aparece para pedir, espalhar o que ouviu ou controlar com quem você anda ainda não é amiga. E, se é o seu marido que afasta as pessoas de perto de você, isso tem outro nome e pede ajuda: ligue 180 e converse.',
    steps: [
      'Mande hoje mensagem a uma pessoa de quem sente falta, sem cobrar o tempo que passou.',
      'Escolha um encontro semanal e vá quatro vezes antes de decidir se vale a pena.',
      'Convide uma mulher da igreja ou da rua para um café de meia hora.',
      'Ore, pelo nome, por uma pessoa que também parece só, e sente-se perto dela.',
    ],
    verses: [
      verse('Lucas 1:39-40', 'Maria apressadamente Isabel'),
      verse('Eclesiastes 4:9-10', 'dois levanta companheiro só'),
      verse('Provérbios 17:17', 'amigo ama tempo'),
    ],
  },
  {
    slug: 'minha-mae-critica-tudo',
    audience: 'builder',
    situation: 'Minha mãe critica tudo o que faço com meu filho, com a casa e comigo.',
    synonyms: [
      'minha mãe me critica',
      'minha mãe se mete na criação do meu filho',
      'nada do que faço está bom para minha mãe',
      'minha mãe me desautoriza na frente do meu filho',
      'brigo com minha mãe por causa da criança',
      'minha mãe é controladora',
    ],
    advice:
      'A palavra de mãe entra mais fundo que a de qualquer outra pessoa. Você pode ter trinta e cinco anos, e um “coitado desse menino” faz de você uma menina outra vez. Provérbios não disfarça: há falas que são golpes de espada, e há língua que cura como remédio (Provérbios 12:18). Se as dela têm ferido, você não está exagerando.\n\nHonrar pai e mãe é mandamento (Êxodo 20:12), e mulher adulta honra sem obedecer em tudo. Honra ligando, cuidando, falando sem desprezo. A casa que você formou é outra casa, como o Gênesis deixa claro quando fala em deixar pai e mãe (Gênesis 2:24), e nela quem decide a comida, o sono e o castigo são os pais da criança.\n\nDiga isso numa hora boa, longe do menino, com uma frase curta e repetida: “Mãe, eu sei que a senhora quer o bem dele. Aqui em casa fazemos assim.” Não explique dez vezes; explicação longa convida à discussão. Se ela o corrige por cima de você, leve a criança para outro cômodo com calma. Se ajuda todo dia, agradeça de verdade e combine o que é dela resolver e o que não é. Quando ela acertar, diga. Muita crítica é medo de não ser mais necessária.\n\nPergunte um dia como foi ser mãe no tempo dela. Talvez ninguém a tenha elogiado. Loide e Eunice, avó e mãe, aparecem lado a lado na fé de Timóteo (2 Timóteo 1:5). Se houver insulto, ameaça ou castigo que machuca, diminua as visitas e não deixe a criança sozinha com ela.',
    steps: [
      'Escolha uma só frase de limite e use a mesma toda vez, sem levantar a voz.',
      'Combine com o pai da criança três regras que valem também na casa da avó.',
      'Peça à sua mãe ajuda numa coisa em que ela é boa, e agradeça na frente do seu filho.',
      'Converse com uma psicóloga se a voz dela continua dentro da sua cabeça depois que ela vai embora.',
    ],
    verses: [
      verse('Provérbios 12:18', 'golpes espada língua remédio'),
      verse('Êxodo 20:12', 'Honra pai mãe'),
      verse('Gênesis 2:24', 'deixará pai mãe'),
      verse('2 Timóteo 1:5', 'avó Loide mãe Eunice'),
    ],
  },
  {
    slug: 'marido-gasta-escondido',
    audience: 'builder',
    situation: 'Meu marido gasta, compra ou faz dívida escondido de mim.',
    synonyms: [
      'meu marido compra escondido',
      'meu marido esconde dinheiro de mim',
      'descobri uma dívida do meu marido',
      'meu marido gasta demais',
      'meu marido emprestou dinheiro sem me contar',
      'meu marido mente sobre dinheiro',
    ],
    advice:
      'O susto vem em dobro: pelo valor e pelo segredo. Muitas mulheres dizem que perdoariam a compra e não conseguem perdoar o teatro. Paulo liga as duas coisas quando manda deixar a mentira, porque somos parte uns dos outros (Efésios 4:25). Você tem razão de querer a verdade inteira.\n\nJunte primeiro o que sabe, sem revirar a casa de raiva: fatura, extrato, carta de cobrança. Depois converse com hora marcada, sem as crianças, e comece pelo que viu em vez de pelo que ele é. “Achei esta fatura. Quero entender.” Deixe que ele fale até o fim. Pode ser vergonha de ganhar pouco, ajuda a um parente, um gosto caro, jogo, droga ou outra mulher. Cada caso pede um caminho, e só a verdade mostra qual é.\n\nJesus avisou um homem preocupado com bens de que a vida não consiste no que se tem (Lucas 12:15). Façam juntos uma folha com tudo o que entra e tudo o que se deve. Provérbios manda conhecer bem o estado do próprio rebanho (Provérbios 27:23), e isso inclui você: tenha acesso às contas, saiba as senhas do que é dos dois e não assine o que não leu. A dívida da casa se renegocia no Procon e na Defensoria, de graça.\n\nPerdão e controle podem andar juntos por um tempo. Se houver aposta, trate como doença e bloqueie os aplicativos. E, se ele a ameaça, tira o seu salário ou a deixa sem comida, isso é violência patrimonial: ligue 180.',
    steps: [
      'Separe os papéis e marque uma hora calma para perguntar, com fatos e sem plateia.',
      'Façam juntos a lista completa das dívidas, com valor, credor e vencimento.',
      'Combinem um limite acima do qual nenhum dos dois compra sem falar com o outro.',
      'Guarde os seus documentos e tenha uma conta em seu nome.',
    ],
    verses: [
      verse('Efésios 4:25', 'mentira verdade membros'),
      verse('Lucas 12:15', 'ganância vida bens'),
      verse('Provérbios 27:23', 'conhecer ovelhas gado'),
    ],
  },
  {
    slug: 'solteira-que-quer-ser-mae',
    audience: 'builder',
    situation: 'Sou solteira, a idade está passando, e quero ser mãe.',
    synonyms: [
      'quero ser mãe e não tenho marido',
      'solteira de quarenta querendo filho',
      'meu relógio biológico',
      'quero ter um filho sozinha',
      'adotar sendo solteira',
      'medo de nunca ser mãe',
    ],
    advice:
      'Esse desejo é bom, e doer por ele não é falta de contentamento. Ana chorava alto diante de Deus por um filho, com a alma amarga (1 Samuel 1:10), e a Bíblia não a corrigiu por isso. Comece contando a ele o que você talvez só conte ao travesseiro, inclusive a raiva de cada chá de bebê.\n\nTenha cuidado com a pressa. Casar com o primeiro que aparece por medo do calendário costuma trocar uma solidão por outra. Engravidar de propósito sem contar ao homem é enganá-lo e começar a vida da criança com uma mentira. Cristãos sérios discutem tratamentos em mulheres solteiras e não chegam todos à mesma resposta; procure um médico para saber a sua situação real e o seu pastor para pensar junto, sem decidir no susto. Pergunte sempre também pelo lado da criança: quem mais estará ali por ela?\n\nExiste o caminho da adoção, que no Brasil é aberto a pessoas solteiras. Ester foi criada por Mardoqueu, que não era o pai e a tomou como filha (Ester 2:7). A Vara da Infância orienta de graça e exige curso, visitas e tempo. Não é prêmio de consolação. É outra entrada da mesma casa.\n\nE há maternidades sem certidão. Paulo mandou um abraço à mãe de Rufo, que era mãe dele também (Romanos 16:13). O salmo fala de Deus que dá família a quem vive só (Salmos 68:6). Isso não apaga o que você pede, mas sustenta você enquanto pede e depois, seja qual for a resposta.',
    steps: [
      'Conte o seu desejo a uma amiga madura que não responda com frase pronta.',
      'Marque uma consulta com ginecologista e saiba os fatos antes de decidir com base no medo.',
      'Visite a Vara da Infância ou um grupo de apoio à adoção, só para ouvir.',
      'Escolha uma criança da família ou da igreja para acompanhar de verdade neste ano.',
    ],
    verses: [
      verse('1 Samuel 1:10', 'amargura alma orou chorou'),
      verse('Ester 2:7', 'criado Ester Mardoqueu filha'),
      verse('Romanos 16:13', 'Rufo mãe minha'),
      verse('Salmos 68:6', 'solitário família'),
    ],
  },
  {
    slug: 'amiga-contou-meu-segredo',
    audience: 'builder',
    situation: 'Uma amiga contou o meu segredo, e não confio mais nela.',
    serves: ['suffered'],
    synonyms: [
      'minha amiga me traiu',
      'amiga fofoqueira',
      'contei um segredo e ela espalhou',
      'briguei com a minha melhor amiga',
      'amiga falsa',
      'não confio mais em amizade',
      'amizade que acabou',
    ],
    advice:
      'Você percebeu pelo jeito como a outra olhou. Um assunto que só duas pessoas conheciam já estava na boca de uma terceira, e o seu rosto esquentou. Essa dor é diferente, porque não veio de uma inimiga. Um salmista conta que de um inimigo ele saberia se esconder, mas quem o feriu foi o companheiro com quem ia à casa de Deus (Salmos 55:12-14). Jesus também se perturbou antes de dizer que um dos seus o trairia (João 13:21).\n\nAntes de responder, separe o que você sabe do que imagina. Ela contou por maldade, por descuido, ou quis pedir ajuda para você e escolheu mal a pessoa? A falta é dela nos três casos, mas a conversa muda. Jesus manda procurar a sós quem errou contra nós (Mateus 18:15). Vá sem plateia e sem áudio de madrugada. Diga o que ela contou, o que isso causou e o que você espera: que pare, que desminta o que inventou, que diga a quem mais falou. E deixe os segredos dela onde estão. Provérbios ensina a tratar a causa com a própria pessoa, sem revelar o que é de outra (Provérbios 25:9-10).\n\nPerdoar não obriga você a se abrir com ela de novo. O perdão pode vir hoje ou ir chegando aos poucos; a confiança depende do que ela fizer daqui em diante. Há amizades que ficam mais verdadeiras depois de uma conversa dessas, e há as que viram um cumprimento na porta da igreja. Nos dois casos você pode querer o bem dela. Só não conclua que toda amiga é igual, porque o mesmo livro que fala da fofoca conhece a pessoa fiel, que guarda o assunto (Provérbios 11:13).\n\nSe o segredo era violência, doença ou dinheiro, e agora você está exposta, cuide primeiro da sua segurança. Se alguém usa o que soube para ameaçar, cobrar ou espalhar fotos suas, isso é crime. Guarde as mensagens, vá à delegacia e peça orientação pelo 180.',
    steps: [
      'Espere um dia e escreva, em três linhas, o que ela contou, a quem e o que isso causou.',
      'Marque uma conversa com ela, só vocês duas e longe do grupo de mensagens.',
      'Diga o que você espera e ouça o que ela tem a dizer antes de decidir.',
      'Escolha uma mulher discreta, de fora dessa roda, para desabafar e orar com você.',
    ],
    verses: [
      verse('Salmos 55:12-14', 'inimigo companheiro casa Deus'),
      verse('João 13:21', 'perturbou trairá'),
      verse('Mateus 18:15', 'irmão pecar repreende só'),
      verse('Provérbios 25:9-10', 'causa próximo reveles segredo'),
      verse('Provérbios 11:13', 'segredo fiel encobre'),
    ],
  },
];

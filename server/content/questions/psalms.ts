import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const psalms: readonly QuestionEntry[] = [
  {
    slug: 'salmo-1',
    question: 'O que ensina o Salmo 1, da árvore plantada junto às águas?',
    synonyms: [
      'Salmo 1',
      'árvore plantada junto a ribeiros',
      'caminho dos justos e dos ímpios',
      'roda dos escarnecedores',
      'meditar na lei de dia e de noite',
    ],
    answer:
      'O primeiro salmo é a porta do livro. Antes de ensinar a orar, os Salmos perguntam de onde você bebe. O primeiro versículo desce uma escada, andar, parar, sentar: ninguém vira zombador num dia, vai ficando (Salmos 1:1).\n\nO oposto não é uma lista de proibições. É gostar do que Deus diz e voltar a isso de dia e de noite (Salmos 1:2). A palavra usada para meditar lembra um murmúrio, o de quem repete baixinho. Daí sai a imagem da árvore que alguém plantou perto da água. Ela dá fruto só na sua estação, mas a folha aguenta o ano inteiro (Salmos 1:3). Palha, ao contrário, não tem peso nem raiz (Salmos 1:4).\n\n“Tudo quanto fizer prosperará” não é garantia de negócio. O próprio livro está cheio de justos em apuros, logo a partir do Salmo 3. Prosperar, aqui, é chegar ao que uma árvore deve ser, porque Deus conhece esse caminho (Salmos 1:6).\n\nUm bom começo é prático: trocar dez minutos de tela por um parágrafo lido devagar, de preferência no mesmo lugar. A raiz vai crescendo sem que ninguém ouça.',
    verses: [
      verse('Salmos 1:3', 'árvore ribeiros fruto'),
      verse('Salmos 1:1', 'anda caminho escarnecedores'),
      verse('Salmos 1:2', 'prazer Lei medita'),
      verse('Salmos 1:4', 'palha vento'),
      verse('Salmos 1:6', 'conhece caminho justos'),
      verse('Salmos 1', 'justos maus'),
      verse('Salmos 3', 'adversários'),
    ],
  },
  {
    slug: 'salmo-27',
    question: 'O que ensina o Salmo 27, “o Senhor é a minha luz”?',
    synonyms: [
      'Salmo 27',
      'o Senhor é a minha luz',
      'se meu pai e minha mãe me abandonarem',
      'espera no Senhor e tem bom ânimo',
    ],
    answer:
      'O Salmo 27 começa como quem já venceu: o Senhor é luz, salvação e força, e não há de quem ter medo, nem de um exército (Salmos 27:1; Salmos 27:3). Seis versículos depois, a mesma pessoa suplica que Deus não esconda o rosto (Salmos 27:7-9). Parece que trocaram de autor. Não trocaram; é assim que a fé respira.\n\nNo meio está um desejo só. Se pudesse escolher uma coisa, Davi pediria estar perto de Deus e olhar para a sua beleza (Salmos 27:4). Quem tem muitos medos costuma ter muitos desejos soltos; esse desejo põe os outros em ordem.\n\nHá uma frase para quem foi deixado por quem não podia deixar: se pai e mãe abandonarem, o Senhor acolhe (Salmos 27:10). Filhos rejeitados por causa da fé, pela separação ou por vício dos pais a guardam há três mil anos. Ela não apaga a falta, mas dá uma casa.\n\nO fim não relata a solução. Diz que espera ver a bondade de Deus nesta terra, e dá duas vezes o conselho de aguardar com o coração firme (Salmos 27:13-14). Leia em voz alta na véspera do que o assusta, inclusive a parte em que ele implora.',
    verses: [
      verse('Salmos 27:1', 'luz salvação temerei'),
      verse('Salmos 27:13-14', 'bondade terra Espera'),
      verse('Salmos 27:3', 'exército temerá'),
      verse('Salmos 27:4', 'morar casa beleza'),
      verse('Salmos 27:7-9', 'clamo escondas face'),
      verse('Salmos 27:10', 'pai mãe acolherá'),
      verse('Salmos 27', 'luz Espera'),
    ],
  },
  {
    slug: 'salmo-37',
    question: 'O que ensina o Salmo 37, “entrega o teu caminho ao Senhor”?',
    synonyms: [
      'Salmo 37',
      'entrega o teu caminho ao Senhor',
      'agrada-te do Senhor e ele satisfará os desejos',
      'confia nele e o mais ele fará',
      'nunca vi o justo desamparado',
    ],
    answer:
      'O Salmo 37 é conversa de avô. Um homem que já foi moço e envelheceu (Salmos 37:25) fala com alguém irritado porque gente desonesta se dá bem. O conselho abre o salmo e se repete: não se esquente com isso (Salmos 37:1-2; Salmos 37:8).\n\nEm lugar da raiva, quatro passos: confiar e fazer o bem, ter prazer em Deus, entregar o caminho, descansar e esperar (Salmos 37:3-5; Salmos 37:7). Entregar, em hebraico, é rolar um peso para cima de outro.\n\nA promessa dos desejos do coração é das mais citadas nas caixinhas de promessas. Note a ordem: primeiro a pessoa aprende a ter prazer em Deus, e então os próprios desejos vão mudando de forma. A frase não garante tudo o que se quer.\n\nQuando o velho diz que nunca viu um justo largado nem filho dele mendigando, conta o que viu. Outros salmos, e Jó, viram diferente. A Bíblia põe as duas vozes juntas: Deus cuida, e há justos que passam fome. E quem cai não fica no chão, porque Deus o segura pela mão (Salmos 37:23-24).\n\nJesus tirou daqui uma bem-aventurança, a dos mansos que herdarão a terra (Salmos 37:11; Mateus 5:5). Um dia você procura os maus, que pareciam tão bem plantados, e já não acha (Salmos 37:35-36).',
    verses: [
      verse('Salmos 37:3-5', 'Confia desejos Entrega'),
      verse('Salmos 37:25', 'jovem envelheci justo'),
      verse('Salmos 37:1-2', 'irrites malfeitores relva'),
      verse('Salmos 37:8', 'ira irrites'),
      verse('Salmos 37:7', 'Descansa espera prospera'),
      verse('Salmos 37:23-24', 'passos cai sustenta mão'),
      verse('Salmos 37:11', 'mansos terra'),
      verse('Mateus 5:5', 'mansos terra'),
      verse('Salmos 37:35-36', 'perverso árvore encontrado'),
      verse('Salmos 37', 'Confia mansos'),
    ],
  },
  {
    slug: 'salmo-46',
    question: 'O que ensina o Salmo 46, “Deus é o nosso refúgio e fortaleza”?',
    synonyms: [
      'Salmo 46',
      'Deus é o nosso refúgio e fortaleza',
      'socorro bem presente na angústia',
      'aquietai-vos e sabei',
      'salmo para tempo de angústia',
    ],
    answer:
      'O cenário é o pior que um antigo podia imaginar: a terra treme, montanhas caem no mar (Salmos 46:1-3). Nações rugem como as ondas (Salmos 46:6). E no meio do barulho, de repente, um rio manso dentro da cidade (Salmos 46:4-5). Jerusalém nem tinha rio. A alegria dela era ter Deus lá dentro, e a ajuda chegava ao romper da manhã.\n\nReparou que o salmo não promete que o chão ficará parado? Diz que o refúgio não se move com ele.\n\n“Aquietai-vos” virou frase de quadro com lago, e pode ser lida assim, em silêncio, antes de dormir. No contexto é mais forte. Deus acaba de quebrar arcos e lanças (Salmos 46:9), e a ordem se dirige a quem briga: parem, larguem, saibam quem é Deus (Salmos 46:10). Serve para exércitos e serve para quem tenta controlar tudo com as próprias mãos.\n\nLutero fez desse texto o hino Castelo Forte, num tempo de peste e perseguição. O refrão cabe em qualquer noite: o Senhor está conosco (Salmos 46:11). Se a sua terra tremeu, com um diagnóstico ou um telefonema, comece por essa frase e repita até o corpo acreditar.',
    verses: [
      verse('Salmos 46:1-3', 'refúgio fortaleza socorro montes'),
      verse('Salmos 46:10', 'Aquietai-vos sabei Deus'),
      verse('Salmos 46:6', 'nações bramam'),
      verse('Salmos 46:4-5', 'rio cidade manhã'),
      verse('Salmos 46:9', 'guerras arco lança'),
      verse('Salmos 46:11', 'conosco refúgio'),
      verse('Salmos 46', 'refúgio Aquietai-vos'),
    ],
  },
  {
    slug: 'salmo-103',
    question: 'O que ensina o Salmo 103, “bendize, ó minha alma, ao Senhor”?',
    synonyms: [
      'Salmo 103',
      'bendize ó minha alma ao Senhor',
      'nenhum de seus benefícios',
      'como o oriente está longe do ocidente',
      'ele sabe que somos pó',
      'salmo de gratidão',
    ],
    answer:
      'Aqui ninguém fala com Deus. Davi fala consigo mesmo, manda a própria alma lembrar (Salmos 103:1-2). Há dias em que a gente não sente vontade de agradecer, e este salmo mostra que dá para começar pela memória.\n\nA lista vem em seguida: perdoa, cura, resgata, coroa, sacia (Salmos 103:3-5). Nem toda doença é curada nesta vida, e o próprio Davi envelheceu e morreu; o salmo canta quem Deus é, sem marcar data para cada bênção. O coração do poema é o perdão. Deus não nos trata segundo o que fizemos (Salmos 103:8-10), e afasta a nossa culpa para tão longe quanto o nascente está do poente, que nunca se encontram (Salmos 103:11-12).\n\nDepois, a imagem de um pai. Ele sabe do que somos feitos e trata com carinho o pó (Salmos 103:13-14). A vida passa como capim ao vento; a bondade dele não (Salmos 103:15-17).\n\nPara usar: escreva cinco coisas que Deus fez por você, uma de cada verbo da lista, e leia em voz alta. E, se o seu pai não se compadecia de ninguém, deixe que esse versículo corrija a palavra, aos poucos.',
    verses: [
      verse('Salmos 103:1-2', 'Bendize alma esqueças benefícios'),
      verse('Salmos 103:11-12', 'oriente ocidente transgressões'),
      verse('Salmos 103:3-5', 'perdoa sara resgata coroa'),
      verse('Salmos 103:8-10', 'misericordioso conforme pecados'),
      verse('Salmos 103:13-14', 'pai compadece pó'),
      verse('Salmos 103:15-17', 'relva vento bondade'),
      verse('Salmos 103', 'Bendize pó'),
    ],
  },
  {
    slug: 'salmo-126',
    question: 'O que ensina o Salmo 126, “os que semeiam com lágrimas”?',
    synonyms: [
      'Salmo 126',
      'os que semeiam em lágrimas',
      'semear chorando e colher sorrindo',
      'quem sai andando e chorando',
    ],
    answer:
      'Gente que voltou do exílio, ou de outra libertação grande, lembra o dia em que parecia sonho: a boca se encheu de riso, e até os vizinhos comentaram que Deus tinha feito grandes coisas (Salmos 126:1-3). Meio minuto depois estão pedindo de novo. Restaura, Senhor, como as torrentes no deserto do sul, secas o ano todo e cheias de repente com a chuva (Salmos 126:4).\n\nO salmo vive entre um milagre passado e uma necessidade presente, que é onde quase todos moramos.\n\nVem então o lavrador. Em ano de fome, semear é tirar da boca dos filhos o pouco grão que resta e enterrá-lo. Por isso chora. E anda (Salmos 126:5-6). O texto não manda parar de chorar para depois trabalhar; a pessoa chora e trabalha ao mesmo tempo.\n\nNão se trata de oferta em dinheiro que volta multiplicada, como às vezes se prega. É a promessa de que o bem feito com dor não se perde: filho criado com cansaço, perdão que custou, oração de anos. Às vezes a colheita vem logo, às vezes são outros que a veem. Quem volta com os feixes, volta cantando.',
    verses: [
      verse('Salmos 126:5-6', 'semeiam lágrimas feixes'),
      verse('Salmos 126:1-3', 'sonham riso Grandes'),
      verse('Salmos 126:4', 'Restaura águas'),
      verse('Salmos 126', 'riso lágrimas'),
    ],
  },
  {
    slug: 'salmo-139',
    question: 'O que ensina o Salmo 139, “tu me sondas e me conheces”?',
    synonyms: [
      'Salmo 139',
      'tu me sondas e me conheces',
      'sonda-me ó Deus',
      'para onde fugirei da tua presença',
      'teceste-me no ventre de minha mãe',
      'de modo assombroso e maravilhoso fui formado',
    ],
    answer:
      'Ser conhecido por inteiro é o que mais queremos e o que mais assusta. O salmo sente as duas coisas. Deus sabe quando me sento, o que penso, a palavra antes de sair (Salmos 139:1-4). Dá vontade de fugir, mas para onde? Céu, fundo da terra, outro lado do mar, escuro (Salmos 139:7-12). Só que a mão encontrada lá longe guia e sustenta.\n\nO meio é um quadro do ventre. Alguém me tecia, ponto por ponto, quando eu não tinha forma, e já havia um livro com os meus dias (Salmos 139:13-16). Vale para o bebê esperado e para o que veio sem planos, para quem nasceu com deficiência, para quem se acha um erro.\n\nPerto do fim, um susto: ódio aos inimigos (Salmos 139:19-22). Muita leitura em culto pula esses versos. Estão ali porque quem confia diz a Deus também o pior; e, logo depois, o próprio salmista pede que o coração seja examinado, para ver se há nele caminho mau (Salmos 139:23-24). Jesus levaria essa oração mais longe, até amar o inimigo.\n\nOre devagar os dois últimos versos. É corajoso. E Deus, que examina você, já sabia de tudo e não foi embora.',
    verses: [
      verse('Salmos 139:23-24', 'Examina-me coração caminho'),
      verse('Salmos 139:1-4', 'examinas conheces palavra'),
      verse('Salmos 139:7-12', 'Espírito céus mar trevas'),
      verse('Salmos 139:13-16', 'teceste ventre livro'),
      verse('Salmos 139:19-22', 'perverso ódio inimigos'),
      verse('Salmos 139', 'conheces Examina-me'),
    ],
  },
  {
    slug: 'sela-nos-salmos',
    question: 'O que significa Selá nos Salmos?',
    synonyms: [
      'selá',
      'sela nos salmos',
      'palavra selá',
      'significado de selá',
      'pausa nos salmos',
      'Higaiom',
    ],
    answer:
      'Ninguém sabe ao certo, e é honesto dizer assim. A palavra aparece umas setenta vezes nos Salmos e três na oração de Habacuque (Habacuque 3:3), quase sempre no fim de uma estrofe, sem nunca fazer parte da frase.\n\nO mais provável é que fosse uma anotação para os músicos, como as que se escrevem numa partitura. Uns pensam numa pausa, em que o canto para e os instrumentos tocam; outros, em levantar a voz, ou as mãos. Num salmo ela vem junto de outra palavra de música, Higaiom, que talvez indique um som de harpa ou meditação (Salmos 9:16). Os tradutores antigos já discutiam o sentido dela.\n\nVeja os lugares em que ela aparece. Davi ouve muitos dizerem que para ele não há salvação em Deus: selá (Salmos 3:2). O Deus de Jacó é o nosso refúgio: selá (Salmos 46:7). Depois do golpe e depois do consolo, silêncio. Não é preciso ler em voz alta; pode-se obedecer, parando um pouco antes de passar ao versículo seguinte.\n\nCuidado com quem lhe atribui poder ou sentido secreto. É um sinal de quem cantava, e lembra que esses poemas tinham melodia.',
    verses: [
      verse('Salmos 46:7', 'exércitos Jacó refúgio'),
      verse('Salmos 3:2', 'vida salvação Selá'),
      verse('Habacuque 3:3', 'Temã Parã Selá'),
      verse('Salmos 9:16', 'justiça Higaiom Selá'),
    ],
  },
];

import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const morningJoyAndGrief: readonly MorningDevotional[] = [
  {
    slug: 'manha-um-canto-na-cozinha',
    title: 'Um canto na cozinha',
    reference: 'Lucas 1:46-49',
    reflection:
      'Tem gente que acorda cantando. Canta coando café, canta errado, inventa a letra. Os outros da casa reclamam e, no dia em que ela viaja, estranham o silêncio.\n\nMaria cantou na casa de Isabel. Pensemos no que ela levava naquela manhã: uma gravidez difícil de explicar, um noivo que ainda podia deixá-la, uma viagem cansativa nas pernas. Nenhum problema tinha sido resolvido. Mesmo assim o primeiro verbo do cântico é de festa. O motivo estava em quem a tinha olhado. Ela se sabia pequena, e o Poderoso reparou nela.\n\nA alegria cristã tem essa origem esquisita: começa antes da boa notícia sobre as nossas contas, porque já existe uma boa notícia sobre Jesus. Ela cabe em dias simples e não briga com as lágrimas. Também não se fabrica por obrigação. Se hoje você não consegue cantar, leia devagar o cântico de Maria, até onde o fôlego der, e deixe que a voz dela empreste a melodia. E, se for você a pessoa que canta na cozinha, continue. Alguém no quarto ao lado precisa disso mais do que admite.',
    prayer:
      'Obrigado, Senhor, porque o dia mal começou e já reparaste em mim. Antes de contar os problemas, quero contar o que fizeste: deste o teu Filho, guardaste a minha vida, puseste gente boa por perto. Alegra a minha alma em ti, e que a alegria apareça no meu rosto sem fingimento. Por quem acordou sem vontade de cantar, eu te peço companhia. Em nome de Jesus, amém.',
    action:
      'Escolha um hino ou cântico de que você goste e cante em voz alta uma estrofe enquanto arruma alguma coisa. Depois conte a alguém da casa um motivo verdadeiro de alegria que você tem hoje.',
    verses: [verse('Lucas 1:46-49', 'Maria alma Salvador humilde Poderoso')],
  },
  {
    slug: 'manha-o-riso-de-jesus',
    title: 'O que fez Jesus se alegrar',
    reference: 'Lucas 10:20-21',
    reflection:
      'Do que você se gabaria, se fosse educado gabar-se? Do diploma na parede, da moto quitada, do filho que passou na prova, de ter largado o cigarro? Setenta discípulos voltaram de viagem com o peito cheio. Tudo tinha dado certo, até os espíritos maus obedeciam.\n\nJesus ficou contente com eles, e logo mudou o lugar da alegria. Melhor do que ter poder é ter o nome escrito nos céus. Resultado vai e volta. O nome que Deus guarda não depende da próxima viagem. Em seguida, diz Lucas, o próprio Jesus se encheu de alegria no Espírito e agradeceu ao Pai por mostrar aos pequenos o que os importantes não percebiam. É uma das raras vezes em que o Evangelho descreve o contentamento dele, e a causa somos nós: gente comum que começa a entender o amor de Deus.\n\nVale a pena levantar com essa notícia. Antes de qualquer acerto ou tropeço desta segunda, ou quinta, ou domingo, quem confia em Cristo já tem o nome num lugar seguro. E talvez a sua compreensão ainda miúda, de criança, seja hoje o motivo de um sorriso do Senhor.',
    prayer:
      'Jesus, que bom saber que te alegras. Às vezes imagino só a tua testa franzida. Guarda-me de viver de resultado, de medir o meu valor pelo que funcionou. Obrigado porque o meu nome está contigo, escrito por graça. Ensina-me a festejar o que vem de ti mais do que o que sai das minhas mãos, e a receber o teu Reino como quem ainda cabe no colo. Amém.',
    action:
      'Escreva o seu nome num papel e, embaixo, a palavra “guardado”. Deixe-o onde veja ao longo do dia. Quando algo der muito certo ou muito errado, olhe para ele e respire.',
    verses: [verse('Lucas 10:20-21', 'alegrai-vos nomes escritos céus Jesus alegrou')],
  },
  {
    slug: 'manha-festa-pela-ovelha',
    title: 'Festa por uma só',
    reference: 'Lucas 15:5-6',
    reflection:
      'A cachorra sumiu numa tarde de fogos. Fizeram cartaz, procuraram de bicicleta, bateram nos portões do bairro inteiro. Três dias depois um menino apareceu com ela no colo, magra e suja. A rua aplaudiu, e gente que nem se cumprimentava se abraçou na calçada.\n\nJesus contou que o céu é parecido. Um homem perde uma ovelha entre cem, sai atrás, encontra. Repare no gesto: ele a põe sobre os ombros, e vai contente. Nenhuma bronca pelo caminho. Chegando, chama os vizinhos, porque alegria daquele tamanho não cabe numa casa só. A história foi dita a homens religiosos que reclamavam das companhias de Jesus. Ele respondeu mostrando como Deus se sente quando alguém é achado.\n\nTalvez você seja quem procura: um irmão afastado, uma filha que não liga. Talvez seja quem se perdeu, e hoje acordou com vergonha de voltar. Para os dois a cena traz a mesma luz. O pastor não mandou recado de longe, ele mesmo veio. E a volta, embora pareça nossa, acontece quase toda nos ombros dele.',
    prayer:
      'Bom Pastor, obrigado porque vieste. Se estou longe, por teimosia ou por cansaço, deixo que me carregues. Se estou perto, não permitas que eu resmungue da alegria que fazes por outros. Trago diante de ti, pelo nome, uma pessoa de quem sinto falta. Tu sabes por onde ela anda; procura-a com a paciência com que me procuraste, e faz da minha casa um lugar de festa. Amém.',
    action:
      'Mande hoje uma mensagem curta a alguém que sumiu, da igreja ou da família, sem cobrança e sem convite: diga apenas que se lembrou da pessoa e que ela faz falta.',
    verses: [verse('Lucas 15:5-6', 'ombros alegria ovelha perdida')],
  },
  {
    slug: 'manha-o-lugar-vazio',
    title: 'Maria e o irmão que faltava',
    reference: 'João 11:32-35',
    reflection:
      'Quem perdeu alguém conhece a crueldade da manhã. Ao acordar há dois segundos em que tudo está no lugar, até a memória chegar. A xícara dele continua no armário, e é preciso levantar assim mesmo.\n\nMaria de Betânia não escondeu a queixa. Caiu aos pés de Jesus e disse o que a família inteira devia estar repetindo: se o senhor estivesse aqui, ele não teria morrido. Podia ter ouvido uma aula sobre a ressurreição; Marta, pouco antes, tinha ouvido palavras enormes sobre isso. Maria recebeu outra coisa. Vendo-a chorar, Jesus estremeceu por dentro, perguntou onde tinham posto o amigo, e chorou. Ele sabia que em minutos chamaria Lázaro para fora. A alegria que vinha não o dispensou da tristeza que estava ali.\n\nPor isso ninguém precisa apressar o seu luto em nome da fé. Diante de Jesus cabe a pergunta atravessada, cabe o silêncio, cabe a raiva. Ele não responde a todas agora. Um dia chamará pelo nome os que dormem. Enquanto esse dia não amanhece, ele se senta com quem chora, e as suas lágrimas nunca foram sinal de falta de poder.',
    prayer:
      'Jesus, que choraste, fica perto desta manhã. Sinto falta, e o Senhor conhece o nome. Não te peço explicações, embora eu as queira. Peço força para as coisas pequenas: o banho, o café, o primeiro telefonema. Recebe as lágrimas que eu seguro no ônibus. Consola quem chora comigo e quem chora sem ninguém. E guarda acesa a esperança de te ouvir chamar os nossos pelo nome. Amém.',
    action:
      'Diga hoje em voz alta o nome de quem você perdeu e conte a uma pessoa uma lembrança boa. Se o luto é de um amigo, ligue e fale o nome do ausente; quase todos já pararam de dizê-lo.',
    verses: [verse('João 11:32-35', 'Maria chorar irmão Jesus chorou')],
  },
  {
    slug: 'manha-chamada-pelo-nome',
    title: 'Chamada pelo nome no jardim',
    reference: 'João 20:11-16',
    reflection:
      'De madrugada, a rua tem outra cor. Quem já foi cedo ao cemitério sabe: o portão ainda frio, o varredor, as flores de ontem. Maria Madalena chegou antes de clarear, encontrou o túmulo aberto e pensou o pior. Nem o corpo lhe tinham deixado.\n\nDepois que os homens foram embora, ela ficou. Chorava tanto que dois anjos não a espantaram. Virou-se, viu alguém de pé, imaginou que fosse o jardineiro. Jesus estava a dois passos, vivo, e a tristeza dela não o reconhecia. Isso alivia quem, de luto, não sente Deus por perto: a nossa percepção falha, ele não se afasta por isso. Bastou uma palavra, a que ela mais conhecia: Jesus disse “Maria”.\n\nO primeiro anúncio da ressurreição não foi um discurso, foi um nome, na voz de quem a amava. Ela tinha ido ao jardim para se despedir e voltou de lá correndo, com a maior notícia do mundo na boca. Ninguém sabe dizer o que Deus fará com a dor que você leva hoje. Sabemos quem está de pé no jardim.',
    prayer:
      'Senhor ressuscitado, há dias em que os meus olhos embaçados confundem tudo. Passo por ti e não percebo. Chama-me pelo nome, como chamaste Maria, quantas vezes for preciso. Vem aos que visitam túmulos nesta manhã e aos que não puderam se despedir. Muda, no teu tempo, o nosso choro em notícia boa. E dá-me pernas para correr e contar a alguém que vives. Amém.',
    action:
      'Leia João 20 até o encontro no jardim, trocando o nome de Maria pelo seu. Fique um minuto em silêncio e depois escreva a quem está de luto uma frase simples, sem explicações.',
    verses: [
      verse('João 20:11-16', 'Maria chorando sepulcro Jesus'),
      verse('João 20', 'Maria Jesus jardineiro'),
    ],
  },
  {
    slug: 'manha-zaqueu-desceu-depressa',
    title: 'Zaqueu desceu depressa',
    reference: 'Lucas 19:5-6',
    reflection:
      'Na sua rua, quem é que ninguém convida? O síndico que multou o prédio todo, o dono da financeira, o fiscal. Em Jericó era Zaqueu, chefe dos cobradores de imposto, rico à custa dos vizinhos. Baixinho, não enxergava por cima da multidão, e a multidão não lhe abriu passagem. Correu na frente e trepou numa árvore, um homem daquele cargo, como moleque atrás de manga.\n\nJesus parou debaixo do galho, olhou para cima e o chamou pelo nome. Queria ficar na casa dele, e tinha de ser naquele dia, sem condição nenhuma. Zaqueu desceu correndo e o recebeu contente, enquanto lá fora todos resmungavam. Só então, em pé, ele mexeu no dinheiro: metade dos bens para os pobres e quatro vezes o valor a quem tivesse sido lesado.\n\nA ordem importa: primeiro veio a visita, depois o acerto. Devolver o que se tirou dos outros sai caro, e Zaqueu fez isso feliz, porque já tinha em casa coisa melhor. Existem contas que só conseguimos encarar depois de sermos amados. E você, que espia de longe, de cima de algum galho? Jesus conhece o endereço e o extrato, e vem assim mesmo.',
    prayer:
      'Jesus, eu também subi numa árvore para te ver sem ser visto. Tu paraste e olhaste para cima. Entra na minha casa como ela está, com a pia cheia e a gaveta que não abro para ninguém. Dá-me a alegria de Zaqueu, que desce correndo, e depois a coragem dele, que faz as contas e devolve. Visita hoje quem a minha rua evita, e que eu não fique na calçada resmungando. Amém.',
    action:
      'Pense em alguém a quem você deve um dinheiro, uma ferramenta ou uma explicação. Dê hoje o primeiro passo para acertar: marque o dia, mande a primeira parte ou bata à porta.',
    verses: [
      verse('Lucas 19:5-6', 'Zaqueu desce casa alegria'),
      verse('Lucas 19:8', 'metade pobres restituo quatro'),
    ],
  },
  {
    slug: 'manha-mande-uma-porcao',
    title: 'Um prato para o vizinho',
    reference: 'Neemias 8:10',
    reflection:
      'Era para ser um dia bonito, e o povo inteiro chorava. Tinham voltado do exílio, o muro estava de pé, e desde cedo, na praça, alguém lia e explicava a lei de Deus. Quanto mais entendiam, mais percebiam o que tinham deixado de ser. Homens e mulheres enxugavam o rosto na manga.\n\nOs dirigentes poderiam ter aproveitado o clima. Há pregador que sonha com uma plateia dessas. Neemias, Esdras e os levitas fizeram o contrário: mandaram parar de chorar, porque aquele dia era do Senhor. Que fossem para casa, comessem bem, bebessem coisa doce e mandassem porções aos que não tinham nada pronto. A força deles, disseram, estava na alegria que vem de Deus. E o povo foi almoçar em festa, porque tinha compreendido.\n\nA mesma Palavra que mostra o erro manda pôr a mesa. O arrependimento que nunca chega ao almoço ficou no meio do caminho; em Jesus, quem volta é recebido com banquete. E a festa bíblica tem um detalhe prático, o prato coberto com pano que atravessa a rua. Alegria guardada na geladeira estraga. Que vizinho não tem nada preparado para hoje?',
    prayer:
      'Senhor, às vezes leio a tua Palavra e só escuto a minha falta. Obrigado porque não me deixas ali. Tu perdoas, levantas e mandas comer. Seja a tua alegria a minha força nesta manhã, já que a minha própria anda curta. Abençoa a comida que temos. Mostra-me a casa onde o fogão não acendeu, e faz do meu prato um recado teu. Por Jesus, que nos pôs à mesa, amém.',
    action:
      'Cozinhe hoje um pouco a mais e leve uma porção a alguém que mora só, acabou de ter bebê ou está sem trabalho. Entregue sem visita comprida, com um abraço e um pano de prato.',
    verses: [verse('Neemias 8:10', 'comei enviai porções alegria força')],
  },
  {
    slug: 'manha-sete-dias-no-chao',
    title: 'Sete dias sem dizer nada',
    reference: 'Jó 2:13',
    reflection:
      'O que se diz a quem acabou de enterrar um filho?\n\nOs amigos de Jó combinaram a viagem entre si e vieram cada um da sua terra. De longe, não o reconheceram. Choraram alto, jogaram pó na cabeça e se sentaram no chão ao lado dele. Por sete dias e sete noites nenhum deles falou, porque viam o tamanho da dor.\n\nNaqueles sete dias acertaram. Quando abriram a boca, começaram a explicar: Jó devia ter merecido, Deus não erra a conta, quem sofre tem culpa escondida. Encheram capítulos com isso, e no fim o Senhor declarou que estavam errados (Jó 42:7). Ninguém precisou corrigir a semana calada.\n\nDiante da perda dos outros, o medo do silêncio nos faz falar bobagem: foi melhor assim, Deus precisava de um anjo, você é forte. Deixe essas frases de lado e leve o café, segure a mão, lave a louça, fique. E, se é você quem está no chão, não deve resposta a ninguém, nem precisa parecer edificante. Jesus, diante do túmulo do amigo, chorou antes de fazer qualquer coisa. Há um consolo que cabe inteiro em alguém sentado perto, sem nada para dizer.',
    prayer:
      'Senhor, hoje trago poucas palavras. Tu conheces quem falta, e o que a falta faz ao acordar; senta-te comigo um pouco. Por quem está de luto eu peço companhia de gente que saiba ficar. Perdoa as explicações que já dei a quem só queria um braço. Ensina-me a chegar, a calar e a voltar na outra semana, quando todos já foram. Espírito consolador, ora em mim o que não sei dizer. Amém.',
    action:
      'Faça companhia a uma pessoa enlutada, nem que seja por meia hora, e deixe que ela escolha se quer conversar. Se mora longe, mande um áudio curto que não peça resposta.',
    verses: [
      verse('Jó 2:13', 'sentaram sete dias palavra dor'),
      verse('Jó 42:7', 'Elifaz amigos correto'),
    ],
  },
];

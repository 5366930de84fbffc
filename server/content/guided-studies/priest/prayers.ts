import type { AuthoredStudy } from '../authored.ts';

export const prayers: AuthoredStudy<'priest'>['prayers'] = [
  {
    title: 'Com a mão no portão',
    purpose: 'Para os dois minutos antes de entrar em casa depois do trabalho',
    content:
      'Senhor, espera comigo aqui fora um instante. Ainda tenho na cabeça o chefe, o trânsito, a conta que não fechou. Não quero que eles entrem antes de mim.\n\nRespiro, e deixo nesta calçada o que não se resolve hoje. Fica aqui, aborrecimento; amanhã eu passo e te pego, se precisar.\n\nAgora me ajuda a lembrar quem está lá dentro. A minha mulher também trabalhou. O menino esperou o dia todo para mostrar um desenho. A mais velha vai fingir que não me viu, e talvez seja a que mais precise. Se o que me espera é só silêncio, entra na minha frente e acende a luz.\n\nDá-me um rosto aberto, e que a primeira coisa que eu diga seja um nome, e que eu pergunte antes de pedir. Se houver bagunça, que eu veja vida. Se houver choro, que eu me sente no chão.\n\nEstou com sono, e tu sabes. Empresta-me uma hora de paciência, que vou girar a chave.',
  },
  {
    title: 'Depois que gritei',
    purpose: 'Confissão de quem feriu alguém com a voz ou com o gênio',
    content:
      'Deus, a casa está quieta e eu sei por quê.\n\nEu gritei, e não foi “um tom mais alto”, como já comecei a contar a mim mesmo. Vi mudar o olhar dos meus, e vi uma criança virar estátua, porque usei o meu tamanho.\n\nNão vou te falar do meu dia, do meu pai, do que me disseram primeiro. Isso fica para quem puder me ajudar a entender. Agora digo apenas: pequei contra ti e contra eles. Contra ______, que eu amo.\n\nTem misericórdia e lava também o prazer escondido que senti em ser temido. Mostra-me o que devo fazer esta noite: bater à porta, pedir perdão sem desculpa, ou dar espaço e não exigir nada.\n\nSe a minha raiva já passou da voz para a mão ou para a ameaça, não me deixes dormir sem procurar socorro e sem garantir que fiquem seguros, ainda que longe de mim.\n\nQuebra em mim o que quebra os outros. Amanhã, quando a faísca vier, que eu me lembre dos olhos deles. Amém.',
  },
  {
    title: 'Uma e quarenta da manhã',
    purpose: 'Na hora da tentação, com a tela na mão',
    content:
      'Jesus, rápido.\n\nEstou acordado, sozinho, e o polegar já sabe o caminho. Tenho uns dez segundos de juízo. Uso os dez para te chamar.\n\nTu vês este quarto. Não fujo de ti; fujo para ti. Sou teu, por inteiro, até este corpo que agora só quer esquecer.\n\nAjuda-me a dizer o que quero esquecer: a rejeição, o medo da segunda-feira, a saudade, o tédio. Era disso que eu precisava falar.\n\nDo outro lado do vidro há alguém que é filha de uma mãe. Guarda essa pessoa, tira-a de lá e perdoa a minha parte na prisão dela.\n\nAgora me põe de pé. Vou apagar a tela, acender a lâmpada, beber água, lavar o rosto. O aparelho vai para a cozinha. Se ainda assim não passar, telefono para ______; ele disse que podia.\n\nE se eu já caí antes de orar, não deixes a vergonha me empurrar para a segunda vez. Levanta-me daqui, que tua misericórdia não dorme, e eu preciso dormir.',
  },
  {
    title: 'O homem que janta sozinho',
    purpose: 'Lamento de viúvo, separado ou solteiro que sente falta de companhia',
    content:
      'Puxei uma cadeira só, Senhor. O barulho do garfo parece grande.\n\nNão venho te pedir explicações, venho reclamar um pouco com quem aguenta ouvir. Sinto falta de alguém perguntar se cheguei bem. Sinto falta de um pé gelado encostando no meu, ou da voz no outro quarto, ou do que nunca tive e imaginei. No culto, cantam sobre família, e eu olho o boletim.\n\nAté quando? Os salmos perguntam assim, e eu pergunto com eles.\n\nTu comeste em mesas alheias, não tiveste onde encostar a cabeça, e teus amigos dormiram na hora em que precisavas deles. Por isso não tenho vergonha de te dizer que a noite é comprida.\n\nNão me deixes comprar companhia, nem aceitar qualquer coisa, nem ficar azedo com a alegria dos outros. Dá-me uma amizade e alguma utilidade. Ensina-me a pôr dois pratos de vez em quando e a chamar quem mora no fundo.\n\nObrigado pela comida, e porque te sentaste aqui comigo.',
  },
  {
    title: 'Um por um',
    purpose: 'Intercessão pelos filhos, netos, enteados, sobrinhos ou afilhados',
    content:
      'Pai, trago os meus, sem discurso, na ordem em que me aparecem.\n\nPrimeiro o que me preocupa. Tu sabes com quem ele anda e o que guarda na mochila. Cerca-o de gente boa, põe um obstáculo no caminho que o destrói e um adulto atento na hora em que eu não estiver.\n\nObrigado pela que vai bem, e que por isso quase esqueço. Que ela não precise adoecer para ser olhada.\n\nO pequeno, que ainda acha que eu sei tudo. Faz-me digno disso por mais algum tempo, e humilde quando acabar.\n\nO que não mora comigo e me vê de quinze em quinze dias. Que ele não tenha de escolher lado. O que não nasceu de mim e me chama pelo nome: dá-nos tempo.\n\nA criança que perdemos, que tu conheces.\n\nGuarda todos de mão maldosa, dentro e fora da família. Dá a eles coragem de me contar. Quero que te conheçam livremente, sem medo de mim. Em nome de Jesus.',
  },
  {
    title: 'Quando o mês é maior que o salário',
    purpose: 'Pedido em tempo de dívida, desemprego ou aperto',
    content:
      'Deus do pão de cada dia, hoje é dia dezenove e acabou.\n\nTu não te ofendes com números, então digo: falta o aluguel, falta metade da luz, o remédio da minha mãe subiu. Cortei o que dava, e já fingi na frente das crianças que não estava com fome.\n\nTenho vergonha de pedir, e sobretudo de que minha mulher veja que não consegui. Ensinaram-me que homem é quem paga. Desfaz isso em mim, e que eu conte a verdade em casa antes que o cobrador conte.\n\nAbre uma porta limpa. Livra-me do agiota, da aposta, do atalho, do pastor que vende milagre em parcelas. Mostra a quem posso pedir ajuda, e sara o meu orgulho para que eu aceite a cesta.\n\nPeço também pelo meu vizinho, que está pior e não diz. Que esta falta não me feche a mão.\n\nE, se demorar, não permitas que eu desconte em quem divide comigo o último ovo. Dá-nos o pão para hoje, que só o de hoje já é muito.',
  },
  {
    title: 'Por quem me criou e agora esquece',
    purpose: 'Para filhos que cuidam de pai ou mãe na velhice',
    content:
      'Senhor, hoje meu pai perguntou quem eu era. Respondi, ele sorriu e perguntou de novo.\n\nAs mãos que me ensinaram a dar nó na chuteira não acertam o botão. Dou banho em quem me deu banho. Há dias em que faço isso com amor e dias em que faço com pressa. Perdoa os de pressa; agradeço pelos de amor.\n\nMeu pai não foi um homem fácil; tu bem sabes. Algumas contas nunca serão acertadas, porque já não há com quem conversar. Recebe-as tu, que não quero cobrá-las na hora do remédio.\n\nDá-lhe um sono manso e poucos medos. Quando ele chamar pela mãe, sê tu o colo. Protege-o de queda, de golpe por telefone, de minha impaciência.\n\nSustenta minha irmã, a cuidadora, a moça do posto. Ensina meus irmãos a dividir. E se o peso passar da minha força, que eu não confunda pedir ajuda com abandono.\n\nQuando ele já não souber o teu nome, lembra-te do nome dele.',
  },
  {
    title: 'Domingo, três da tarde',
    purpose: 'Ação de graças depois do almoço',
    content:
      'Obrigado.\n\nPelo arroz que grudou e ninguém ligou. Pela briga do dominó e pela neta que dormiu no meu braço e o deixou formigando. Pelo cheiro de café novo vindo da cozinha, feito por mãos que não são minhas. Hoje a louça é comigo, e dou graças até pela louça.\n\nObrigado por ainda estarmos aqui. Pela minha mulher, que me conhece e ficou. Ou pela lembrança dela, que não dói mais o tempo todo. Pelos amigos que são família, para quem a família faltou.\n\nPelo joelho, que reclama e anda. Pelo salário contado e pelo ano em que eu bebia, porque acabou. Pelo perdão que recebi nesta mesma sala sem ter feito nada por merecer.\n\nQuantas vezes eu quis uma vida maior! E estava tudo neste quintal, debaixo desta mangueira, com cadeira faltando.\n\nGuarda esta tarde, meu Deus, como quem guarda retrato. Quando vier o dia difícil, mostra-me a foto. Que tudo aqui te louve, até o cachorro. Amém.',
  },
];

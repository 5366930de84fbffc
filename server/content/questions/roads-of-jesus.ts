import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const roadsOfJesus: readonly QuestionEntry[] = [
  {
    slug: 'cego-bartimeu',
    question: 'O que ensina a cura do cego Bartimeu?',
    synonyms: [
      'Bartimeu',
      'cego Bartimeu',
      'o cego de Jericó',
      'Jesus, filho de Davi, tem misericórdia',
      'que queres que eu te faça',
    ],
    answer:
      'Sentado na saída de Jericó, Bartimeu ouviu passos demais e perguntou o que era. Não via Jesus, mas sabia mais do que os que viam: chamou-o de Filho de Davi, título do rei prometido (Marcos 10:46-47). Mandaram que se calasse, e ele gritou mais (Marcos 10:48). Há momentos em que a boa educação religiosa pede silêncio e a fé faz barulho.\n\nJesus parou, e encarregou de chamá-lo os mesmos que o mandavam calar. Bartimeu largou a capa, que devia ser cobertor, tapete e lugar das moedas (Marcos 10:49-50). Para quem não enxerga, jogar longe o único bem é ter certeza de que não vai precisar voltar.\n\nA pergunta parece desnecessária: que quer que eu lhe faça? Mas Jesus não presume: deixa que ele peça com as próprias palavras, e ele pede para ver (Marcos 10:51). Curado, podia ir aonde quisesse; seguiu Jesus pelo caminho (Marcos 10:52), que dali a poucos quilômetros era o da cruz.\n\nO que você responderia, se ele perguntasse hoje? Vale dizer em voz alta, e vale conferir se, na multidão, não somos nós a mandar alguém ficar quieto.',
    verses: [
      verse('Marcos 10:52', 'fé salvou seguiu caminho'),
      verse('Marcos 10:46-47', 'Jericó Bartimeu cego Filho Davi'),
      verse('Marcos 10:48', 'calasse clamava'),
      verse('Marcos 10:49-50', 'capa levantou-se'),
      verse('Marcos 10:51', 'queres vista'),
    ],
  },
  {
    slug: 'filha-de-jairo',
    question: 'O que aconteceu com a filha de Jairo?',
    synonyms: [
      'filha de Jairo',
      'Jairo',
      'Talita cumi',
      'a menina de doze anos que Jesus ressuscitou',
      'não temas, crê somente',
      'chefe da sinagoga',
    ],
    answer:
      'Jairo mandava na sinagoga e, naquele dia, ajoelhou-se na rua. A filha dele estava morrendo (Marcos 5:22-23). Jesus foi com ele, e no caminho parou por causa de uma mulher doente que lhe tinha tocado a roupa. Imagine o pai contando os minutos, enquanto o Mestre conversa com outra pessoa.\n\nEntão chegou a notícia: não incomode mais, ela morreu. Jesus ouviu também, e pediu a ele fé em vez de pavor (Marcos 5:35-36). Repare que esse pedido foi feito depois do pior, quando não havia o que calcular.\n\nNa casa já choravam, e riram quando ele falou em sono (Lucas 8:52-54). Ele levou só os pais e três amigos, tomou a mão da menina e a chamou na língua de casa; ela se levantou e andou (Marcos 5:41-42). Depois mandou que lhe dessem de comer, porque quem vence a morte também se lembra da fome de uma menina.\n\nSe você orou igual e a sua menina não se levantou, esta página pode doer. Jesus ressuscitou poucos, e todos morreram de novo; eram sinais do dia em que Deus trará com ele os que nele dormem (1 Tessalonicenses 4:13-14). A demora dele, para Jairo, não era esquecimento, e para nós também não é.',
    verses: [
      verse('Marcos 5:35-36', 'morta temas crê'),
      verse('Marcos 5:22-23', 'Jairo filhinha morrer'),
      verse('Lucas 8:52-54', 'riam dorme menina'),
      verse('Marcos 5:41-42', 'menina levantou doze anos'),
      verse('1 Tessalonicenses 4:13-14', 'esperança ressuscitou'),
    ],
  },
  {
    slug: 'dez-leprosos',
    question: 'O que ensina a cura dos dez leprosos?',
    synonyms: [
      'dez leprosos',
      'só um leproso voltou para agradecer',
      'onde estão os nove',
      'o samaritano que agradeceu',
      'o que era lepra na Bíblia',
    ],
    answer:
      'Os dez leprosos gritaram de longe, porque a lei os mantinha fora das vilas. Lepra, na Bíblia, é nome de várias doenças de pele, e quem a tinha perdia casa, culto e abraço. Jesus não tocou neles nem fez cena: mandou que se apresentassem aos sacerdotes, que eram quem declarava a cura, e eles ficaram limpos no caminho (Lucas 17:12-14), o que quer dizer que começaram a andar ainda doentes.\n\nUm deles voltou e caiu aos pés de Jesus, agradecendo aos gritos, e era samaritano (Lucas 17:15-16), do povo que ninguém esperava ver naquele papel. Jesus sentiu falta dos outros nove (Lucas 17:17-18), e a pergunta soa mais como saudade do que como cobrança. Eles tinham obedecido, afinal, e tinham também família para rever, anos para recuperar. Ficaram com a cura e deixaram a visita para depois.\n\nJesus disse ao que voltou mais uma palavra: a tua fé te salvou (Lucas 17:19). Os dez saíram curados, e só um ganhou também o encontro com ele.\n\nA gratidão começa quando alguém dá meia-volta. Antes de pedir a próxima coisa, experimente lembrar três que já recebeu e dizê-las com o nome delas. Para Deus, e também para a enfermeira, a vizinha, a mãe.',
    verses: [
      verse('Lucas 17:17-18', 'dez limpos nove estrangeiro'),
      verse('Lucas 17:12-14', 'dez leprosos sacerdotes limpos'),
      verse('Lucas 17:15-16', 'voltou agradecendo-lhe samaritano'),
      verse('Lucas 17:19', 'fé salvou'),
    ],
  },
  {
    slug: 'jesus-anda-sobre-as-aguas',
    question: 'Por que Pedro afundou quando Jesus andou sobre as águas?',
    synonyms: [
      'Jesus anda sobre as águas',
      'Jesus andou sobre o mar',
      'Pedro andou sobre as águas',
      'Pedro afundou',
      'homem de pouca fé',
    ],
    answer:
      'Quarta vigília quer dizer entre três e seis da manhã: escuro, vento contra, horas de remo. Alguém vem andando por cima do mar, e os discípulos gritam que é fantasma. A resposta veio antes de qualquer explicação: ânimo, sou eu (Mateus 14:25-27).\n\nPedro pediu para ir, e foi. Costuma-se lembrar só do mergulho, mas ele andou, o que os onze do barco não podem dizer. O texto conta o que mudou: sentiu a força do vento, teve medo e começou a afundar (Mateus 14:28-30). O vento já soprava antes; o que mudou foi para onde ele olhava.\n\nE então vem uma das orações mais curtas da Bíblia, dita engolindo água: Senhor, salva-me. Jesus estendeu a mão logo, e só depois perguntou por que duvidou (Mateus 14:31). Primeiro o segurou: a pouca fé não deixou Pedro sem socorro.\n\nNão é história para mandar alguém largar o remédio ou o emprego e “andar sobre as águas”: ele esperou ser chamado. Serve para quem já saiu do barco por obediência e agora escuta o vento. Nessa hora ninguém precisa de discurso bonito, e um grito já é oração.',
    verses: [
      verse('Mateus 14:31', 'mão pouca fé duvidaste'),
      verse('Mateus 14:25-27', 'quarta vigília mar fantasma ânimo'),
      verse('Mateus 14:28-30', 'Pedro águas vento afundar salva-me'),
    ],
  },
  {
    slug: 'caminho-de-emaus',
    question: 'O que aconteceu no caminho de Emaús?',
    synonyms: [
      'caminho de Emaús',
      'discípulos de Emaús',
      'Emaús',
      'fica conosco, Senhor, porque já é tarde',
      'não nos ardia o coração',
      'reconheceram Jesus ao partir o pão',
    ],
    answer:
      'Domingo à tarde, dois vão embora. Tinham esperado muito de Jesus, e sexta-feira acabou com tudo. Um desconhecido emparelha o passo, e eles não o reconhecem (Lucas 24:13-16). A frase mais triste do caminho está no passado: nós esperávamos (Lucas 24:21).\n\nJesus podia ter dito o nome na primeira curva. Preferiu perguntar o que conversavam, ouvir a história inteira e depois abrir as Escrituras, mostrando que o Messias devia sofrer (Lucas 24:25-27). Deus às vezes caminha ao lado de quem está indo na direção errada, no ritmo dele.\n\nAo chegar, fez como quem ia adiante, e insistiram para que ficasse (Lucas 24:28-29). À mesa, o convidado virou anfitrião: abençoou, partiu o pão, e os olhos se abriram; ele já não estava. Então se lembraram do coração que ardia enquanto escutavam (Lucas 24:30-32). O coração já ardia antes de terem certeza.\n\nVoltaram na mesma noite os onze quilômetros que de dia pareciam tão longos. Um se chamava Cleopas; o outro, ou a outra, não tem nome, e há lugar ali para o seu. Ofereça a Jesus a sua versão triste dos fatos. E ponha mais um prato na mesa.',
    verses: [
      verse('Lucas 24:30-32', 'pão partiu olhos coração Escrituras'),
      verse('Lucas 24:13-16', 'Emaús Jesus olhos impedidos'),
      verse('Lucas 24:21', 'esperávamos Israel'),
      verse('Lucas 24:25-27', 'Moisés profetas Cristo Escrituras'),
      verse('Lucas 24:28-29', 'Fica conosco tarde'),
    ],
  },
  {
    slug: 'entrada-triunfal',
    question: 'O que foi a entrada triunfal e o Domingo de Ramos?',
    synonyms: [
      'entrada triunfal',
      'Domingo de Ramos',
      'Jesus entrou em Jerusalém no jumentinho',
      'jumentinho',
      'bendito o que vem',
      'por que Jesus chorou sobre Jerusalém',
    ],
    answer:
      'Reis vencedores entravam a cavalo. Jesus mandou buscar um jumentinho emprestado em que ninguém havia montado (Lucas 19:30), e quem conhecia Zacarias entendeu: o rei viria humilde, justo, montado assim (Zacarias 9:9). Era uma declaração, e era também uma correção do que o povo esperava.\n\nEstenderam roupas, cortaram ramos, gritaram hosana ao Filho de Davi (Mateus 21:8-9). Hosana quer dizer salva-nos. Muitos pensavam nos romanos. Ele vinha salvar de algo mais antigo, e por um caminho que ninguém naquela festa teria escolhido. Parte da multidão talvez tenha mudado de grito até sexta-feira; os Evangelhos não dizem que eram as mesmas pessoas.\n\nNo meio da alegria, ao ver a cidade, chorou por ela, porque não reconhecia o que lhe traria a paz (Lucas 19:41-42). É bom guardar as duas coisas juntas: o rei aplaudido e o rei com os olhos molhados por quem o vai recusar.\n\nAlgumas igrejas celebram a data com ramos, outras não; ninguém é mais cristão por isso. A pergunta que fica para o domingo vale para o ano: eu quero o rei que veio, ou outro, que faça o que eu planejei?',
    verses: [
      verse('Zacarias 9:9', 'rei justo humilde jumentinho'),
      verse('Lucas 19:30', 'jumentinho amarrado'),
      verse('Mateus 21:8-9', 'roupas ramos Hosana'),
      verse('Lucas 19:41-42', 'cidade chorou paz'),
    ],
  },
  {
    slug: 'vendedores-no-templo',
    question: 'Por que Jesus expulsou os vendedores do templo?',
    synonyms: [
      'Jesus expulsou os vendedores do templo',
      'Jesus derrubou as mesas',
      'chicote no templo',
      'cambistas no templo',
      'casa de oração e covil de ladrões',
      'Jesus ficou irado',
    ],
    answer:
      'O serviço parecia útil, porque quem vinha de longe precisava de um animal para o sacrifício e de trocar a moeda estrangeira. Mas a feira tinha tomado o pátio dos gentios, o único lugar onde um estrangeiro podia orar. Jesus derrubou mesas e cadeiras e citou Isaías: era para ser casa de oração de todas as nações, e virou esconderijo de ladrões (Marcos 11:15-17). João fala de um chicote de cordas e dos animais postos para fora, e de quem vendia pombas, a oferta do pobre (João 2:14-16).\n\nNão foi descontrole, pois Marcos nota que na véspera ele entrou, olhou tudo em volta e foi embora, porque era tarde (Marcos 11:11), e assim teve a noite para pensar. O texto não fala de ninguém ferido, e logo em seguida, segundo Mateus, cegos e mancos chegaram, e ele os curou ali (Mateus 21:14). O espaço foi esvaziado justamente para que esses coubessem.\n\nPor isso o texto não serve de licença para quebrar a loja do outro nem para gritar em casa. E tampouco proíbe a cantina da igreja. Mira mais fundo: gente ganhando dinheiro com quem buscava a Deus, e o estrangeiro sem lugar.\n\nPaulo diz que agora o templo somos nós (1 Coríntios 3:16). Cabe perguntar que mesas ele viraria na nossa casa.',
    verses: [
      verse('Marcos 11:15-17', 'Templo vendiam cambiadores casa oração ladrões'),
      verse('João 2:14-16', 'açoite cordas pombas'),
      verse('Marcos 11:11', 'Templo redor tarde'),
      verse('Mateus 21:14', 'cegos curou'),
      verse('1 Coríntios 3:16', 'templo Deus Espírito'),
    ],
  },
  {
    slug: 'rico-insensato',
    question: 'O que ensina a parábola do rico insensato?',
    synonyms: [
      'rico insensato',
      'parábola do rico insensato',
      'parábola do rico tolo',
      'louco, esta noite pedirão a tua alma',
      'celeiros maiores',
      'juntar tesouros e não ser rico para com Deus',
    ],
    answer:
      'O homem da parábola não é ladrão. A terra produziu bem, faltou espaço, e ele resolveu construir celeiros maiores, plano que qualquer consultor aprovaria. O problema se escuta na gramática: meus frutos, meus celeiros, meus bens, minha alma (Lucas 12:16-19). Conversa sozinho, planeja sozinho, brinda sozinho. Não há um empregado, um vizinho, um pobre, nem Deus, em todo o discurso.\n\nEntão Deus fala, e o chama de insensato: nesta mesma noite a vida lhe seria pedida, e o que juntou, de quem seria (Lucas 12:20)? A vida era emprestada, e ele a tinha posto no inventário. Jesus contou isso a quem brigava por herança, avisando que ninguém vive do que sobra (Lucas 12:15). E resume o alvo: ser rico para com Deus (Lucas 12:21).\n\nPoupar não é pecado; a formiga é elogiada por isso em Provérbios (Provérbios 6:6-8), e deixar a família protegida é amor. A linha passa por outro lugar: para que serve o excedente? Um pregador antigo dizia que há celeiros sempre abertos: as mãos de quem precisa.\n\nUm exercício curto: se esta noite fosse a minha, o que eu lamentaria não ter dado, dito ou feito? Se houver amanhã, comece o dia por essa resposta.',
    verses: [
      verse('Lucas 12:20', 'Insensato noite alma'),
      verse('Lucas 12:16-19', 'rico celeiros maiores alma'),
      verse('Lucas 12:15', 'ganância abundância bens'),
      verse('Lucas 12:21', 'tesouros rico Deus'),
      verse('Provérbios 6:6-8', 'formiga'),
    ],
  },
];

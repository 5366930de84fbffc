import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const conhecimentoDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: '5h40, o despertador',
    verse: verse('Salmos 139:2', 'sabes assentar levantar pensamento'),
    study:
      'Antes que você saiba alguma coisa de Deus hoje, ele já sabe de você: a noite maldormida, o pé procurando o chinelo, o pensamento que chegou antes da luz. O salmista descreve um conhecimento sem espionagem. Quem observa aqui é o mesmo que teceu o corpo no ventre da mãe. Este mês trata de saber coisas, e convém começar do lado certo. Antes de conhecer, somos conhecidos. Toda palavra de conhecimento que alguém receba vem desse Deus, que enxerga gente e não curiosidades.',
    prayer:
      'Bom dia, Senhor: ainda nem me expliquei e já me entendes. Que alívio não precisar te contar quem sou! Fica comigo enquanto me levanto, no espelho, no ponto, e depois também.',
    practice:
      'Amanhã, antes de tocar no celular, sente na beira da cama e fique um minuto inteiro sabendo que é visto com carinho.',
  },
  {
    day: 2,
    title: '6h15, o espelho do banheiro',
    verse: verse('Gênesis 16:13', 'SENHOR Deus vista vê'),
    study:
      'O espelho mostra a olheira. O que ele não mostra é a história: de quem você cuidou de madrugada, o que lhe disseram ontem. Agar, escrava, grávida e fugida no deserto, era invisível para quase todos; na casa dos patrões, chamavam-na de “a serva”. Ao lado de uma fonte, alguém a chama pelo nome e sabe de onde ela vem. Ela responde dando a Deus o nome de “Deus que vê”. É a primeira pessoa de quem a Bíblia conta que deu um nome ao Senhor, e era a menos importante da casa.',
    prayer:
      'Deus que me vês, há um pedaço da minha história que ninguém quis saber. Queres saber a minha origem e o meu destino, e respondo agora, bem baixinho…',
    practice:
      'Diante do espelho, diga em voz alta três coisas verdadeiras sobre você que Deus sabe e quase ninguém mais sabe.',
  },
  {
    day: 3,
    title: '7h, debaixo da figueira do ponto',
    verse: verse('João 1:48', 'Natanael conheces Filipe figueira vi'),
    study:
      'Natanael era dado a ironias com gente de cidade pequena. Jesus o cumprimenta elogiando a sinceridade dele, e o homem desconfia: de onde me conheces? A resposta é um detalhe só, uma figueira, um momento que talvez fosse de oração, ou de choro, ninguém sabe. Isso bastou, e aquele saber, em vez de o expor diante dos outros, deixou-o à vontade. No ponto do ônibus, cada um leva a sua figueira, uma cena que julga sem testemunha. Cristo a conhece e, conhecendo, convida a segui-lo.',
    prayer:
      'Jesus, tu estavas olhando naquele dia em que pensei estar sozinho. Creio nisso, e agradeço por guardares a cena contigo e, mesmo assim, me chamares pelo nome.',
    practice:
      'Recorde o seu lugar da figueira: um momento só seu com Deus. Volte a ele em pensamento por cinco minutos no caminho do trabalho.',
  },
  {
    day: 4,
    title: '10h, a mesa de trabalho',
    verse: verse('Hebreus 4:13', 'criatura encoberta olhos contas'),
    study:
      'Na planilha, no caixa, no canteiro, sempre há um canto onde dá para esconder um erro. Hebreus diz que nada criado fica coberto diante dos olhos de Deus, e o assunto imediato é a Palavra que entra como lâmina até o fundo das intenções. Isso assusta, mas leia o que vem logo depois: temos um sumo sacerdote que se compadece das fraquezas. O exame e o socorro estão na mesma página. Quem é conhecido até o fim pode parar de gastar energia com fachada.',
    prayer:
      'Examina o meu expediente, Senhor: o que faço bem e o que empurro. Não me escondo mais, e conto com o mesmo Jesus que vê tudo e sente junto.',
    practice:
      'Corrija hoje, por iniciativa própria, um erro de trabalho que ninguém descobriu ainda. Avise quem for preciso, com calma e sem desculpas compridas.',
  },
  {
    day: 5,
    title: '12h30, a mesa de almoço',
    verse: verse('Lucas 19:5', 'Jesus Zaqueu desce casa'),
    study:
      'Subir em árvore foi a maneira de Zaqueu ver sem ser visto. Não adiantou: Jesus para embaixo do galho, chama o homem pelo nome, que ninguém lhe tinha apresentado, e se convida para comer. Repare no que ele não diz diante da multidão: nenhuma lista dos roubos do cobrador de impostos. Ele sabia, com certeza, e preferiu a mesa ao microfone, e foi Zaqueu, de pé, quem contou a própria dívida e prometeu devolver. Quando Deus revela algo sobre alguém, é para entrar na casa da pessoa.',
    prayer:
      'Senhor, desci da árvore; a mesa é simples, entra. Vou te mostrar eu mesmo o que preciso devolver, e a quem. Obrigado por não teres gritado a minha dívida no meio da rua.',
    practice:
      'Sente-se para almoçar com alguém que costuma comer sozinho. Pergunte o nome, e depois a história que houver por trás dele.',
  },
  {
    day: 6,
    title: '22h, a porta fechada',
    verse: verse('Mateus 6:8', 'Pai sabe necessitais antes pedirdes'),
    study:
      'Fecha-se a porta e começa a tentação de explicar tudo a Deus como quem preenche formulário. Jesus libera os discípulos das muitas palavras com uma notícia doméstica: o Pai já sabe. Então por que pedir? Porque a mesa também está posta antes de as crianças chegarem, e mesmo assim se chama cada uma. Orar, sendo conhecido, é deixar de informar e passar a conversar. O quarto trancado vira o lugar mais honesto da casa, e dali sai gente que não precisa impressionar ninguém.',
    prayer:
      'Pai, tu sabes, e por isso hoje não faço lista. Fico um tempo na tua presença, com a porta fechada e as mãos no colo, e depois durmo.',
    practice:
      'Ore cinco minutos sem pedir nada e sem contar nada. Se uma preocupação surgir, diga apenas “o Senhor sabe” e continue.',
  },
  {
    day: 7,
    title: '3h da manhã, sem sono',
    verse: verse('1 Coríntios 8:3', 'ama Deus conhecido'),
    study:
      'A madrugada faz perguntas que o dia abafa: o que eu sei, de fato, sobre a vida? Em Corinto havia um grupo orgulhoso das suas informações corretas, e Paulo lhes desmonta a conta com uma inversão: o decisivo é ser conhecido por Deus, e o sinal disso é amá-lo. Nenhuma prova oral, nenhum diploma. Você pode ter esquecido metade do que leu e estar inteiro na memória dele. Terminamos a primeira semana deitados no escuro, na mão de quem não esquece o nosso nome.',
    prayer:
      'São três horas e eu te amo, Jesus. É pouco e é tudo o que sei dizer agora. Que me conheças já me basta, e amanhã a gente continua.',
    practice:
      'Dia de descanso: deite-se quinze minutos mais cedo, sem notícias, e repita devagar: “sou conhecido”. Se o sono chegar antes da terceira vez, melhor.',
  },
  {
    day: 8,
    title: 'Ferramenta 1: ler com clareza',
    verse: verse('Neemias 8:8', 'leram livro lei explicando sentido entender'),
    study:
      'Imagine uma praça, uma plataforma de madeira, um povo que tinha passado gerações sem ouvir direito a Escritura. Os levitas liam trechos e iam explicando, até que a gente entendesse; houve choro, depois festa. Conhecimento espiritual, na Bíblia, começa com essa paciência: voz clara, texto inteiro, sentido dito na língua da feira. Antes de procurar o que o versículo significa “para mim”, convém perguntar o que ele diz. A ferramenta de hoje é a mais humilde: ler em voz alta, devagar, duas vezes.',
    prayer:
      'Obrigado, Deus, pelas professoras que me ensinaram a juntar letras. Abençoa quem ainda não lê, e faz da nossa igreja uma praça onde se entende.',
    practice:
      'Abra o capítulo deste versículo e leia em voz alta, duas vezes, a cena da praça. Conte a alguém, com as suas palavras, o que aconteceu ali.',
  },
  {
    day: 9,
    title: 'Ferramenta 2: conferir',
    verse: verse('Atos 17:11', 'nobres boa vontade examinando Escrituras'),
    study:
      'Em Bereia o pregador era ninguém menos que Paulo, e os ouvintes foram para casa verificar. Lucas acha isso nobre. As duas atitudes vinham juntas: receberam com vontade e examinaram todo dia. Só a primeira faz gente crédula; só a segunda faz gente azeda. Um vídeo de quarenta segundos com trilha emocionante também pode ser conferido: quem fala, em que capítulo está isso, o que vem antes, o que vem depois? Deus não se ofende com a Bíblia aberta no colo de quem escuta.',
    prayer:
      'Dá-nos, Senhor, a nobreza de Bereia: coração aberto, olho atento. Protege os meus avós e os meus sobrinhos das mentiras piedosas que chegam todo dia pelo telefone.',
    practice:
      'Pegue a última frase religiosa que recebeu por mensagem e procure onde ela está na Bíblia; se não estiver, não repasse.',
  },
  {
    day: 10,
    title: 'Ferramenta 3: perguntar sem vergonha',
    verse: verse('Atos 8:30', 'Filipe ouviu Isaías Entendes lendo'),
    study:
      'Um alto funcionário africano volta de Jerusalém lendo em voz alta, e um desconhecido corre ao lado da carruagem. A pergunta de Filipe, se ele entendia o que lia, poderia ofender um homem daquela posição. Ele responde com uma franqueza rara: como vou entender, se ninguém me guiar? Filipe sobe, senta e explica. Há adultos que leem a Bíblia há vinte anos e nunca disseram “esta parte eu não entendi”. A ferramenta de hoje custa só o orgulho. A dúvida do etíope era ótima, aliás: de quem o profeta está falando?',
    prayer:
      'Senhor Jesus, admito: há páginas que pulo porque não compreendo. Manda um Filipe que suba na minha carruagem, e dá-me jeito de pedir que ele suba.',
    practice:
      'Escreva a pergunta bíblica que você tem vergonha de fazer. Leve-a, nesta semana, a alguém que estuda e não zomba.',
  },
  {
    day: 11,
    title: 'Ferramenta 4: pedir olhos',
    verse: verse('Salmos 119:18', 'Abre olhos maravilhas lei'),
    study:
      'O salmo mais comprido da Bíblia é de um estudante apaixonado, que organiza estrofes pelo alfabeto e decora mandamentos. Pois bem no início ele pede que lhe abram os olhos. Sabia ler; precisava ver. Estudo e oração não disputam lugar, são os dois remos do mesmo barco, e com um só a gente gira em volta. Muita maravilha passa batida porque chegamos ao texto com pressa de tirar um slogan. Experimente chegar pedindo, ficar, e sair com uma pergunta em vez de uma conclusão.',
    prayer:
      'Abre os meus olhos acostumados, que já sabem o final de cada história. Lava-os, como quem limpa para-brisa, e deixa-me espantar de novo com o que sempre esteve ali.',
    practice:
      'Escolha a passagem mais conhecida que você tem de cor. Releia até achar um detalhe que nunca notou e anote-o com a data.',
  },
  {
    day: 12,
    title: 'Ferramenta 5: ligar o todo',
    verse: verse('Lucas 24:27', 'Moisés profetas Escrituras acerca'),
    study:
      'Dois discípulos conheciam os fatos do fim de semana: a cruz, o túmulo vazio, o relato das mulheres. Tinham todos os dados e nenhum sentido. O companheiro de estrada não lhes traz informação nova; percorre Moisés e os profetas e mostra que a história inteira levava até ali. O coração deles ardeu no meio de uma aula. Ler a Bíblia pedaço por pedaço tem valor, mas há um conhecimento que só aparece quando se pergunta: onde isto está na história que chega a Jesus?',
    prayer:
      'Jesus, caminha conosco no trecho triste da estrada. Costura os retalhos que sabemos, explica outra vez, e que o coração esquente enquanto ainda é noite.',
    practice:
      'Tome a leitura que estiver fazendo e complete a frase por escrito: “isto prepara, anuncia ou reflete Jesus porque…”. Uma linha é suficiente.',
  },
  {
    day: 13,
    title: 'Ferramenta 6: deixar-se ensinar',
    verse: verse('Atos 18:26', 'ousadamente Áquila Priscila explicaram caminho'),
    study:
      'Apolo falava bonito e dominava as Escrituras, mas faltava um pedaço. Na sinagoga de Éfeso um casal de artesãos, fabricantes de tendas, notou a falta e não a comentou na calçada: levou o pregador para perto e completou a explicação. O conhecimento circula assim numa igreja sadia, em particular, sem plateia, de quem tem para quem precisa, e o texto inclui Priscila nessa conversa com naturalidade. A grandeza de Apolo está em ter aceitado, e depois disso ele ajudou ainda mais gente.',
    prayer:
      'Pai, agradeço pelos casais que ensinam na cozinha. Dá tato a quem corrige e, a mim, quando for a minha vez de ouvir, um coração sem armadura.',
    practice:
      'Convide para um café alguém que sabe de um assunto da fé mais do que você e peça: “me explique isso desde o começo”.',
  },
  {
    day: 14,
    title: 'Ferramenta 7: praticar antes de dizer',
    verse: verse('Esdras 7:10', 'Esdras buscar lei praticar ensinar'),
    study:
      'Três verbos na agenda de Esdras, e a ordem importa: buscar, praticar, ensinar. O do meio costuma ser pulado. Aprende-se na terça e posta-se na quarta, sem que nada tenha passado pela vida. Esdras ia subir a uma cidade quebrada; sabia que o povo leria primeiro o homem e depois o livro. Uma verdade que já me custou alguma coisa sai da boca com outro peso. A última ferramenta da caixa é um intervalo: entre entender e falar, obedecer pelo menos uma vez.',
    prayer:
      'Jesus, tenho falado de coisas que ainda não vivi. Fecha a minha torneira por um tempo, e abre as minhas mãos. Que não me falte o meio do caminho, entre o que entendo e o que ensino.',
    practice:
      'Dia de descanso: passe o dia sem aprender nada novo e sem ensinar ninguém. À noite, diga a Deus uma coisa que você já sabia e que hoje lhe fez bem.',
  },
  {
    day: 15,
    title: 'As jumentas de Quis',
    verse: verse('1 Samuel 9:20', 'asnas perderam acharam'),
    study:
      'Saul, um rapaz alto, procura os animais perdidos do pai há três dias, e o empregado sugere consultar o vidente. Samuel, que nunca os tinha visto, avisa: os bichos apareceram, fique tranquilo. O detalhe miúdo abre espaço para o assunto enorme, a coroa de Israel. Há ternura nisso, pois Deus sabe das jumentas. Sabe da chave, do documento, do cachorro que fugiu. Para que serviu aquele saber? Para tirar um peso do rapaz e ganhar-lhe os ouvidos. Não era só para satisfazer uma curiosidade.',
    prayer:
      'Deus das jumentas, cuidas do pequeno e do imenso ao mesmo tempo. Entrego o que perdi esta semana, e entrego também o rumo que ainda não conheço.',
    practice:
      'Ajude alguém hoje a procurar algo perdido: objeto, emprego, número de telefone. Preste atenção ao assunto maior que surgir na conversa.',
  },
];

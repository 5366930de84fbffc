import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const sabedoriaDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Caso: a resposta no grupo da família',
    verse: verse('Provérbios 17:14', 'Começar briga águas abandona discussão'),
    study:
      'O tio mandou uma indireta às 22h40, e dezoito pessoas leram. Seu polegar já escreveu quatro parágrafos, todos verdadeiros. Quem mora perto de represa entende a figura do provérbio: basta um furo do tamanho de um dedo no barro, e depois ninguém segura a água. O melhor momento de sair da briga é antes dela. Isso não significa engolir tudo para sempre. Significa escolher a conversa a dois, amanhã, com café, em vez do palco, pois a sabedoria também apaga rascunhos.',
    prayer:
      'Jesus, conheces o texto que eu quase enviei. Guarda meu polegar e cura a dor que o move. Amanhã, se for preciso falar, anda comigo até a porta do meu tio.',
    practice:
      'Passe o dia de hoje sem responder a provocações por escrito. As que importarem, marque para uma conversa ao vivo ou por telefone.',
  },
  {
    day: 17,
    title: 'Caso: o turno que paga o dobro',
    verse: verse('Eclesiastes 4:6', 'mão cheia descanso ambas trabalho'),
    study:
      'Anderson recebeu proposta para a madrugada, com adicional e hora extra. O boleto da escola agradece; o filho de cinco anos, não. O Pregador compara uma mão cheia em paz a duas mãos cheias atrás do vento. Ele respeita o sustento: a primeira mão está cheia. Um bom conselheiro aqui faz contas com Anderson, pergunta à esposa, pensa em prazo: por quanto tempo, para pagar o quê? Às vezes o turno é necessário, e então que seja escolha, com data para rever.',
    prayer:
      'Provedor nosso, tu sabes o preço do gás e o tamanho do cansaço. Ajuda quem decide entre dinheiro e presença. Dá o bastante, e dá olhos para ver que é bastante.',
    practice:
      'Faça duas colunas: o que entra e o que falta quando você trabalha mais. Inclua sono, filhos e igreja, e mostre a alguém de casa.',
  },
  {
    day: 18,
    title: 'Caso: as marcas no braço de Jéssica',
    verse: verse('Salmos 82:4', 'Resgatai necessitado livrai mãos perversos'),
    study:
      'Ela pediu oração no fim do culto, puxando a manga. Diante de violência, a palavra de sabedoria é curta e prática: acredito em você, a culpa não é sua, vamos pôr você e as crianças em segurança. O Ligue 180 orienta, o 190 atende o perigo imediato, a delegacia registra. Nada de mandar voltar e orar mais, nem de chamar o marido para uma reunião a três. O salmo não pede que se console o fraco sob a mão do perverso: pede que o tirem de lá.',
    prayer:
      'Deus que vês o que se esconde sob a manga, protege hoje cada mulher, criança e idoso ferido em casa. Faz da tua igreja um lugar que acredita e ajuda a sair.',
    practice:
      'Salve o 180 e o 190 no celular e descubra onde fica o serviço de acolhimento da sua cidade. Se o caso é seu, ligue ainda hoje.',
  },
  {
    day: 19,
    title: 'Caso: a vizinha que perdeu o filho',
    verse: verse('Jó 2:13', 'sentaram terra sete dias dor grande'),
    study:
      'O portão dela está fechado há quatro dias e você não sabe o que dizer. Os amigos de Jó erraram quase tudo, menos o começo: foram, choraram, sentaram no chão e calaram uma semana. O estrago veio quando quiseram explicar. Frases como “Deus precisava de um anjo” aliviam quem fala e machucam quem ouve. Para esta casa, a palavra sábia tem forma de garrafa de café, louça lavada, um lugar no sofá. Se ela perguntar por quê, “eu não sei” é resposta honesta.',
    prayer:
      'Jesus, hoje te peço com poucas palavras: fica com quem está de luto na minha rua. Leva-me até lá com as mãos ocupadas e a boca quieta.',
    practice:
      'Faça uma visita, ou uma ligação breve, a alguém enlutado. Diga apenas o nome de quem morreu e que você sente falta também, e depois escute.',
  },
  {
    day: 20,
    title: 'Caso: “Deus me mostrou que é você”',
    verse: verse('Provérbios 19:2', 'conhecimento pés apressados erros'),
    study:
      'Thaís ouviu a frase no terceiro encontro, e agora tem medo de desobedecer se recusar. Um sonho do outro não obriga ninguém. O casamento pede tempo, família conhecendo família, caráter observado no trânsito e na falta de dinheiro. O provérbio une duas coisas: desejo sem conhecimento e pés apressados. Se for de Deus, aguenta perguntas, aguenta um ano e aguenta um não. Quem usa o nome do Senhor para apressar o sim de alguém merece, no mínimo, uma pausa longa.',
    prayer:
      'Guarda os corações jovens, Pai, e também os que recomeçam. Livra-os de quem fala em teu nome para conseguir o que quer. Que o amor não tenha medo do tempo.',
    practice:
      'Se você está diante de uma decisão afetiva, escolha duas pessoas maduras e peça que digam com franqueza o que veem, já com a conversa marcada.',
  },
  {
    day: 21,
    title: 'Caso: o filho que parou de falar',
    verse: verse('Provérbios 18:13', 'responde antes ouvir tolo'),
    study:
      'Lucas, quinze anos, só diz “nada” e fecha a porta. O pai já tem o diagnóstico pronto: celular. Pode ser, e pode ser também bullying, tristeza funda, uma dúvida de fé que ele acha proibida. Responder antes de ouvir envergonha mais o adulto que o menino. O começo talvez seja uma carona sem sermão, olhando os dois para a frente, com uma pergunta e um silêncio comprido. Se ele falar em morrer ou se machucar, fique junto e ligue ao CVV, 188, ou procure o posto.',
    prayer:
      'Pai do filho que fala pouco, dá-me paciência de esperar na porta. Que eu escute o medo dele antes de defender as minhas regras e a minha paz.',
    practice:
      'Dia de descanso: passe meia hora ao lado de alguém da casa fazendo o que a pessoa gosta, sem aconselhar e sem celular. Se mora só, faça o que você gostava aos quinze anos.',
  },
  {
    day: 22,
    title: 'Oficina: calar primeiro',
    verse: verse('Tiago 1:19', 'pronta ouvir tardia falar irar'),
    study:
      'Começa aqui a parte prática do mês: nove exercícios com a própria língua. O primeiro é velocidade. Tiago manda acelerar o ouvido e frear a boca e a ira, e as três coisas se ajudam. Cronometre em pensamento: quando alguém lhe conta um problema, em quantos segundos você começa a contar o seu? Um médico apressado interrompe; um bom médico deixa o paciente terminar, porque o sintoma importante costuma sair no fim, quando a pessoa já está de pé.',
    prayer:
      'Freia-me, Jesus, e, entre a história do outro e o meu palpite, põe três segundos teus, e que eu use esse tempo para lembrar quem está na minha frente.',
    practice:
      'Em toda conversa de hoje, espere três segundos depois que o outro terminar. À noite, anote o que surgiu nesses intervalos.',
  },
  {
    day: 23,
    title: 'Oficina: enxugar a frase',
    verse: verse('Eclesiastes 5:2', 'precipites boca palavras poucas'),
    study:
      'Experiência de laboratório: escreva o conselho que daria a um amigo e corte pela metade. Corte de novo e veja o que sobrou. O Pregador fala do modo de orar, mas a medida serve para as conversas, pois quem se acostuma a poucas palavras diante de Deus aprende o peso delas diante dos homens. Muitas vezes falamos dez minutos porque ainda não achamos a frase. E há frases de sete palavras que alguém repetirá por trinta anos.',
    prayer:
      'Poucas palavras, Deus meu: perdoa meu excesso. Ensina-me o sim, o não, o obrigado, o desculpa, e mais o nome de quem precisa de mim.',
    practice:
      'Mande a um amigo em apuros uma mensagem com no máximo quinze palavras, sem versículo colado, que mostre que você leu a dele.',
  },
  {
    day: 24,
    title: 'Oficina: o cansado da vez',
    verse: verse('Isaías 50:4', 'língua sustenha cansado desperta ouvido'),
    study:
      'O Servo de quem Isaías fala recebe a língua bem ensinada para um fim preciso: sustentar quem está exausto. E o treino acontece cedo, no ouvido, manhã após manhã. Os cristãos leem nessas linhas o retrato de Jesus, que chamou os sobrecarregados para perto. Então o critério de hoje é este: minha palavra põe ou tira peso? Diante de uma mãe que não dorme, um princípio sobre educação pode esperar; “deixa que eu fico com ele duas horas” sustenta.',
    prayer:
      'Desperta meu ouvido antes do despertador, Senhor. Há uma pessoa cansada que vai cruzar comigo hoje. Que eu a levante um palmo, sem nenhum discurso.',
    practice:
      'Antes de sair de casa, peça a Deus o nome de um cansado. Ofereça a ele um alívio medido em horas, não em conselhos.',
  },
  {
    day: 25,
    title: 'Oficina: passar pela peneira',
    verse: verse('Provérbios 11:14', 'conselhos povo abundância conselheiros livramento'),
    study:
      'Uma ideia pode parecer do céu às duas da manhã e esquisita no café. Por isso convém peneirá-la: combina com o ensino das Escrituras? Parece com Jesus, passa pelo ouvido de dois ou três irmãos que não têm interesse no resultado, suporta esperar até amanhã? O livramento, diz o provérbio, mora na abundância de conselheiros, e isso vale sobretudo para quem é procurado como conselheiro. Nenhum dom dispensa alguém de ser conferido.',
    prayer:
      'Dá-me amigos que me peneirem sem medo, e dá-me o gosto de ser peneirado. O que for palha em mim, leva embora no vento, antes que alguém a coma.',
    practice:
      'Escolha as suas quatro perguntas de peneira, cole-as na contracapa da Bíblia e aplique-as a uma decisão aberta nesta semana.',
  },
  {
    day: 26,
    title: 'Oficina: a correção que perfuma',
    verse: verse('Salmos 141:5', 'justo repreenda óleo cabeça'),
    study:
      'Davi compara a repreensão de uma pessoa íntegra a um óleo excelente, que a cabeça não deve recusar. Ele não fala de grosseria nem de agressão; fala do justo, alguém cujo caráter dá direito à palavra. Quem só sabe dar conselho vira oráculo de si mesmo. O exercício é trocar de lugar. Quando a crítica vier, o corpo esquenta, a justificativa aparece pronta. Segure-a por uma noite. Talvez de manhã você descubra que havia ali uma gota de óleo.',
    prayer:
      'Não deixes que eu recuse o óleo por não gostar da mão que o traz. Lembro agora a última crítica que ouvi, Jesus; separa comigo o que nela é teu.',
    practice:
      'Releia uma crítica que magoou você. Sublinhe apenas a parte verdadeira, nem que seja uma palavra, e agradeça por ela.',
  },
  {
    day: 27,
    title: 'Oficina: quando errei o conselho',
    verse: verse('2 Samuel 7:3', 'Natã rei coração SENHOR'),
    study:
      'Natã era profeta de verdade e, mesmo assim, respondeu rápido demais. O projeto de Davi, erguer uma casa para Deus, soava tão piedoso que a bênção saiu automática. Naquela noite o Senhor corrigiu o profeta, e o bonito é o dia seguinte: Natã voltou ao palácio para desdizer o que tinha dito. Não culpou o rei, não reinterpretou a frase. Você também aconselhou mal alguém, todos nós. O dom amadurece quando a gente bate de novo na porta e diz: falei antes de ouvir, me enganei.',
    prayer:
      'Confesso, Jesus: eu disse “vai” quando devia ter dito “espera”, e houve quem pagasse por isso. Perdoa-me, cuida do que a minha pressa estragou, e dá-me a coragem da segunda visita.',
    practice:
      'Há um conselho seu que deu errado? Procure a pessoa e diga: “eu me precipitei naquele dia, me perdoe”. Pergunte se há algo a reparar.',
  },
  {
    day: 28,
    title: 'Oficina: falar com quem manda',
    verse: verse('Lucas 21:15', 'boca sabedoria adversários resistir'),
    study:
      'Jesus faz esta promessa a discípulos que seriam arrastados a tribunais por causa do nome dele. Não é licença para ir despreparado à prova de amanhã. É companhia para a hora em que dizer a verdade custa: a audiência, a sala do chefe, a reunião em que todos fingem não ver a fraude. Estêvão viveu isso, e os adversários, que não puderam responder às palavras, mataram o homem. A sabedoria dada por Cristo nem sempre vence a causa, mas mantém limpa a testemunha.',
    prayer:
      'Cristo, lembra-te hoje dos que serão interrogados por tua causa, em países onde crer é perigoso. E, na minha mesa pequena, dá-me boca para a verdade.',
    practice:
      'Dia de descanso: há uma promessa de companhia para a hora difícil, e a hora não é hoje. Escreva a sua preocupação num papel, guarde-o dentro da Bíblia e vá descansar.',
  },
  {
    day: 29,
    title: 'Oficina: ninguém se lembrou dele',
    verse: verse('Eclesiastes 9:15', 'homem pobre livrou cidade ninguém'),
    study:
      'Uma cidadezinha sitiada, um pobre com a ideia que salvou todos, e depois o esquecimento. O Pregador conta a história sem consolo no fim. É um bom teste para o coração do conselheiro: e se a pessoa seguir a sua palavra, der certo, e agradecer a outro? Quem dá do que recebeu não tem fatura a emitir. O Espírito reparte dons para o bem comum, e o bem aconteceu. No reino há arquivos que não dependem da memória dos homens.',
    prayer:
      'Pai que vês o secreto, fica com o crédito. Ensina-me a alegria de ver a cidade em pé, mesmo sem placa com o meu nome, mesmo sem obrigado.',
    practice:
      'Faça hoje, em casa ou na rua, algo útil cuja autoria ninguém descubra. Não conte depois, nem como exemplo no grupo da igreja.',
  },
  {
    day: 30,
    title: 'A pergunta do primeiro dia',
    verse: verse('Colossenses 4:6', 'palavra graça temperada sal responder'),
    study:
      'Procure o papel do primeiro dia. Talvez a pergunta tenha resposta, talvez tenha mudado de forma, talvez continue ali e você já não a carregue do mesmo jeito. Paulo pede uma fala com graça e sal, para cada um. Graça, porque todos precisam; sal, porque comida sem gosto ninguém come; cada um, porque conselho pronto serve mal. Daqui em diante, o que fazer? Siga perto da Palavra, perto de gente, e deixe a sua igreja dizer, com o tempo, se reconhece em você este dom.',
    prayer:
      'Obrigado, Jesus, por trinta dias na tua escola. Entrego de novo a pergunta que escrevi. Que a minha conversa alimente alguém amanhã, e depois de amanhã.',
    practice:
      'Converse com seu pastor ou com um irmão maduro: “onde minhas palavras têm ajudado, e onde atrapalham?” Combine uma forma de servir por três meses.',
  },
];

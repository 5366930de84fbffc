import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const genesis: readonly PassageDevotional[] = [
  {
    slug: 'genesis-1',
    chapters: ['GEN.1'],
    verse: verse('Gênesis 1:31', 'Deus viu bom'),
    reflection:
      'Deus olha para o que fez ao fim de cada dia, e no sexto diz que tudo é muito bom. O mundo ainda não tem nenhuma obra humana, e já agrada a quem o criou. Antes de produzir qualquer coisa hoje, você vive num lugar que Deus quis e aprovou.',
    prayer:
      'Criador do céu e da terra, eu agradeço pela luz que voltou esta manhã e pelo ar que eu respiro sem perceber. Ensina-me a olhar para as tuas obras como tu as olhas, e a cuidar delas com respeito. Em nome de Jesus. Amém.',
    application:
      'Pare cinco minutos diante de uma coisa que ninguém fabricou, uma árvore, o céu ou a água, e diga a Deus o que você vê de bom nela.',
  },
  {
    slug: 'genesis-3',
    chapters: ['GEN.3'],
    verse: verse('Gênesis 3:9', 'chamou homem onde'),
    reflection:
      'O homem e a mulher se escondem entre as árvores do jardim, vestidos de folhas de figueira, e Deus pergunta onde eles estão. Ele sabia a resposta; a pergunta abria caminho para que os dois saíssem do esconderijo. Antes de mandá-los embora do Éden, o próprio Deus costura roupas de pele e os veste.',
    prayer:
      'Pai, eu ouço a tua pergunta e muitas vezes me calo atrás das minhas desculpas. Hoje eu saio de trás da árvore e conto o que fiz, sem apontar para mais ninguém. Agradeço porque enviaste Jesus, o filho da mulher que esmagou a cabeça da serpente. Veste-me com o perdão dele. Amém.',
    application:
      'Conte a Deus, em voz alta e a sós, uma coisa que você vem escondendo ou explicando demais. Diga apenas o que você fez, sem culpar outra pessoa.',
  },
  {
    slug: 'genesis-7',
    chapters: ['GEN.7'],
    verse: verse('Gênesis 7:16', 'fechou porta'),
    reflection:
      'Noé construiu a arca, recolheu os animais e entrou com a família, mas a porta foi o Senhor quem fechou. Do lado de fora subiam as águas que cobriram os montes. Do lado de dentro havia oito pessoas que tinham levado a sério um aviso dado quando o céu ainda estava limpo.',
    prayer:
      'Senhor, tu avisas antes de julgar e preparas um abrigo antes da chuva. Eu não quero ouvir o teu aviso com pressa, como quem tem outras coisas a fazer. Guarda-me em Jesus Cristo, e chama também os da minha casa que ainda estão de fora. Usa a minha voz com mansidão. Amém.',
    application:
      'Convide alguém da sua casa para orar dois minutos com você hoje, antes de dormir. Peçam juntos por um parente que anda longe de Deus.',
  },
  {
    slug: 'genesis-12',
    chapters: ['GEN.12'],
    verse: verse('Gênesis 12:8', 'tenda edificou altar'),
    reflection:
      'Abrão tem setenta e cinco anos quando sai de Harã com Sarai e Ló, sem saber o nome da terra aonde vai. Em Siquém e perto de Betel ele arma a tenda, que se desmonta, e levanta um altar, que fica. Na promessa que ele carrega já cabem todas as famílias da terra, e também a sua.',
    prayer:
      'Deus de Abraão, tu me pedes passos antes de me mostrares o mapa. Eu te entrego a mudança que está diante de mim e tudo o que vou deixar para trás. Agradeço porque em Jesus, filho de Abraão, a tua bênção chegou até a minha família. Anda comigo hoje. Amém.',
    application:
      'Escreva numa folha a decisão que você vem adiando por não enxergar o fim dela. Embaixo, anote um primeiro passo pequeno e honesto, e dê esse passo ainda hoje.',
  },
  {
    slug: 'genesis-15',
    chapters: ['GEN.15'],
    verse: verse('Gênesis 15:5', 'conta estrelas'),
    reflection:
      'Abrão reclama com Deus: não tem filho, e tudo o que possui vai ficar para Eliézer, o empregado de Damasco. O Senhor não o repreende pela queixa; leva o velho para fora da tenda e pede que ele conte as estrelas. Abrão crê ali mesmo, no escuro, muitos anos antes de segurar Isaque nos braços.',
    prayer:
      'Senhor, eu também trago uma queixa que repito há tempo. Leva-me para fora da minha tenda e me mostra de novo o tamanho das tuas mãos. Dá-me fé para esperar sem ver, e guarda-me de inventar atalhos. Confio em ti porque não poupaste o teu próprio Filho, Jesus. Amém.',
    application:
      'Saia à noite com alguém da família ou chame um vizinho, e olhem o céu por alguns minutos. Conte a essa pessoa uma coisa que você ainda espera de Deus.',
  },
  {
    slug: 'genesis-18',
    chapters: ['GEN.18'],
    verse: verse('Gênesis 18:14', 'Deus difícil'),
    reflection:
      'Sara escuta a conversa de dentro da tenda e ri sozinha, porque já passou da idade de ter filhos. O visitante ouve o riso que ninguém ouviu e pergunta se há alguma coisa difícil para Deus. Com medo, ela nega; ele a corrige com poucas palavras, e a promessa continua de pé.',
    prayer:
      'Deus, tu conheces o riso cansado que eu escondo quando alguém fala de esperança. Perdoa a minha descrença e também as vezes em que eu a neguei por medo. Ajuda-me a receber com respeito o que prometeste em Cristo, mesmo no que me parece tarde demais. A ti eu digo a verdade. Amém.',
    application:
      'Diga a Deus, com as suas palavras, em qual assunto você já parou de esperar. Fique depois três minutos em silêncio, com as mãos abertas sobre os joelhos.',
  },
  {
    slug: 'genesis-28',
    chapters: ['GEN.28'],
    verse: verse('Gênesis 28:16', 'SENHOR lugar sabia'),
    reflection:
      'Jacó foge do irmão que enganou e dorme ao relento, com uma pedra por travesseiro. Ali ele sonha com a escada e ouve Deus prometer companhia na ida e na volta. De manhã a pedra está no mesmo lugar, e o fugitivo derrama azeite sobre ela, porque descobriu quem estava ali enquanto ele dormia.',
    prayer:
      'Deus de Jacó, tu foste ao encontro de um homem que tinha mentido ao próprio pai. Vem também ao lugar duro onde eu deito a cabeça. Agradeço por Jesus, que é a escada entre o céu e a terra, e que desceu até mim. Ajuda-me a voltar um dia em paz para quem eu feri. Amém.',
    application:
      'Escolha uma pedra pequena e deixe-a hoje onde você trabalha ou cozinha. Cada vez que a vir, diga a Deus: tu estás neste lugar.',
  },
  {
    slug: 'genesis-37',
    chapters: ['GEN.37'],
    verse: verse('Gênesis 37:24', 'lançaram cisterna vazia'),
    reflection:
      'Os irmãos de José arrancam a roupa colorida dele, jogam o rapaz numa cisterna seca e se sentam para comer. Tudo começou antes, com um pai que preferia um filho, e com uma inveja que ninguém tratou enquanto era pequena. José desce ao Egito vendido por vinte moedas de prata, e Deus vai com ele.',
    prayer:
      'Pai, tu vês o que acontece dentro das famílias, atrás da porta fechada. Consola quem foi vendido, trocado ou esquecido pelos seus. Arranca do meu peito a inveja enquanto ela ainda é pequena, e cura a minha casa das preferências que machucam. Jesus também foi entregue por prata, e por isso eu sei que tu entendes. Amém.',
    application:
      'Pense no irmão, primo ou colega de quem você sente inveja. Mande a essa pessoa hoje uma mensagem com um elogio verdadeiro, curto e sem segundas intenções.',
  },
  {
    slug: 'genesis-45',
    chapters: ['GEN.45'],
    verse: verse('Gênesis 45:3', 'José vive pai'),
    reflection:
      'José manda sair todos os egípcios e chora tão alto que a casa de Faraó escuta. A primeira coisa que ele pergunta, depois de dizer quem é, é se o pai ainda vive. Os irmãos ficam mudos de espanto, e ele pede que cheguem mais perto, porque um abraço não se dá de longe.',
    prayer:
      'Senhor, tu sabes de quem eu estou distante e há quanto tempo. Amacia o meu coração, e o da outra pessoa também. Mostra-me quando é seguro chegar perto e quando devo apenas perdoar em silêncio diante de ti. Agradeço por Jesus, nosso irmão, que nos chamou quando ainda tínhamos medo dele. Amém.',
    application:
      'Telefone hoje para um parente com quem você fala pouco e pergunte pela saúde dele. Ouça a resposta até o fim, antes de contar qualquer coisa sua.',
  },
  {
    slug: 'genesis-50',
    chapters: ['GEN.50'],
    verse: verse('Gênesis 50:20', 'pensastes mal bem'),
    reflection:
      'Jacó morre, e os irmãos de José, com medo de uma vingança guardada, mandam um recado e se oferecem como escravos. José chora ao ouvir. Ele chama de mal o que eles fizeram, lembra que Deus encaminhou tudo para salvar muita gente da fome, e promete sustentar os filhos deles.',
    prayer:
      'Deus justo, eu não estou no teu lugar, e deixo contigo o direito de julgar. Tu sabes o nome de quem me fez mal, e sabes que doeu. Agradeço porque da cruz, que foi a pior maldade, tu tiraste a nossa salvação em Cristo. Ensina-me a falar ao coração de quem ainda tem medo de mim. Amém.',
    application:
      'Escreva num papel o mal que alguém lhe fez, com o nome certo, e entregue-o a Deus em oração. Depois rasgue o papel e jogue fora.',
  },
];

import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const lifeOfJesus: readonly ThemeStudy[] = [
  {
    slug: 'sermao-do-monte',
    theme: 'Sermão do Monte',
    synonyms: [
      'sermão da montanha',
      'bem-aventuranças',
      'as bem-aventuranças',
      'Mateus 5 a 7',
      'sal da terra e luz do mundo',
      'dar a outra face',
      'regra de ouro',
      'casa sobre a rocha',
      'ensino de Jesus no monte',
    ],
    title: 'Sentados na grama, ouvindo o Rei',
    introduction:
      'Todo mundo conhece um pedaço: a outra face, os lírios do campo, a casa na rocha. Ditas uma a uma, essas frases viram enfeite de parede. Ditas juntas, por um carpinteiro sentado num morro, diante de doentes e de pescadores, elas descrevem um país inteiro, com outras leis e outra noção de felicidade. Gente que não crê em Jesus admira esse discurso; gente que crê às vezes o acha bonito demais para segunda-feira. Vamos ouvi-lo como foi dito: aos discípulos, com a multidão em volta, e com a pergunta incômoda do fim sobre quem pratica.',
    mainPoints: [
      'Começa com uma felicidade estranha. Antes de qualquer ordem, Jesus se senta e declara felizes os pobres no espírito, os que choram, os mansos, os perseguidos (Mateus 5:1-3). Não manda ficar triste nem elogia a miséria. Anuncia que Deus está do lado de quem chegou sem nada nas mãos, e que o Reino é deles. A graça vem antes da exigência.',
      'Dá ao pequeno grupo um tamanho enorme. Vocês são sal, vocês são luz (Mateus 5:13-14), e não: tornem-se. O sal trabalha misturado, e a lâmpada não fala de si. Aos que ouviam, lavradores sem importância num canto do império, foi confiada a conservação do mundo.',
      'Vai da mão ao coração. Jesus não veio revogar a Lei, e sim cumpri-la (Mateus 5:17). Onde se lia não matar, ele pôs o dedo na raiva e no insulto (Mateus 5:21-22); onde se lia não adulterar, no olhar que faz da mulher um objeto (Mateus 5:27-28). Chega ao inimigo, e manda amá-lo e orar por ele, porque o Pai faz nascer o sol sobre todos (Mateus 5:44-45).',
      'Tira a plateia. Esmola, oração e jejum são para o Pai que vê em segredo (Mateus 6:3-4). Tira depois o peso do amanhã: quem procura primeiro o Reino e a sua justiça descobre que o resto vem de outra mão (Mateus 6:33). Vaidade e ansiedade, tão diferentes, se curam no mesmo lugar, sob o olhar do Pai.',
      'Termina com uma obra. Antes de mexer no cisco alheio, a trave própria (Mateus 7:1-5); tratar os outros como se deseja ser tratado (Mateus 7:12); e, por fim, duas casas parecidas, até a chuva. A diferença não esteve em ouvir, pois ambos ouviram. Esteve em praticar (Mateus 7:24-27).',
    ],
    historicalContext:
      'Mateus reuniu em três capítulos o primeiro dos cinco grandes discursos do seu Evangelho. Lucas traz um discurso semelhante e mais curto, num lugar plano (Lucas 6:17), que acrescenta palavras duras aos ricos e aos fartos (Lucas 6:24-25). Pode ter sido o mesmo dia contado de dois modos, ou um ensino que Jesus repetiu em muitos lugares. Mestres judeus sentavam-se para ensinar, e subir ao monte lembrava Moisés no Sinai (Êxodo 19:3). A tradição aponta uma colina junto ao lago da Galileia, onde a voz se propaga bem. A face direita sugere um tapa com as costas da mão, gesto de humilhação mais que de agressão; a capa, penhor do pobre, tinha de ser devolvida à noite; o soldado romano podia exigir que um camponês levasse a sua carga por uma milha. Os exemplos eram do dia a dia.',
    theologicalAnalysis:
      'Para que serve um ensino tão alto? As respostas variaram. Houve quem o reservasse a monges; Lutero viu nele sobretudo um espelho que nos mostra pecadores e nos leva à graça; anabatistas e menonitas o tomaram como regra simples para todo discípulo, inclusive na recusa à guerra; os reformados o leem como a vida que o Espírito vai formando em quem já foi salvo. Há verdade em cada uma, e todas recusam duas saídas fáceis: a de usá-lo como escada para merecer o céu e a de admirá-lo sem obedecer. O alvo é ser como o Pai (Mateus 5:48), e quem tenta descobre logo que precisa pedir, buscar e bater. Por isso o discurso tem no meio uma oração e, perto do fim, a promessa de que o Pai dá boas coisas a quem pede (Mateus 7:11).\n\nOferecer a outra face (Mateus 5:38-39) não é mandar a vítima permanecer ao alcance do agressor. O texto fala de não devolver a ofensa, e não de proteger quem ofende. Jesus, esbofeteado, perguntou por que lhe batiam (João 18:23). E há o que mais espanta no sermão: o pregador. Ele diz eu, porém, vos digo, e no fim fala do dia em que muitos o chamarão de Senhor (Mateus 7:21). A multidão percebeu essa autoridade (Mateus 7:28-29). Não dá para ficar com o ensino e dispensar quem ensina.',
    reflection:
      'Qual das bem-aventuranças você riscaria, se pudesse? Essa talvez seja a sua porta. Diante de quem você reza, dá e jejua: do Pai ou da foto? Que inimigo tem nome e rosto na sua agenda? Perceba também onde já há sal: o vizinho que confia em você, a palavra que evitou dizer. A casa na areia não ruiu por ser feia. Talvez fosse a mais bonita da rua. O que, na sua vida, está bem acabado por fora e ainda não tocou a rocha?',
    practicalApplication:
      'Leia os três capítulos de uma vez e escolha um único mandamento para praticar por sete dias; conte a um amigo qual foi, para que ele pergunte. Faça um bem que ninguém venha a saber. Apague uma mensagem de raiva antes de enviar e, se já enviou, peça desculpas. Ore por alguém que o prejudicou, sem precisar encontrá-lo. Se o olhar cobiçoso virou hábito ou pornografia, procure ajuda. E quem apanha em casa não deve oferecer a outra face: deve sair dali e ligar 180 ou 190.',
    prayer:
      'Mestre do monte, sento-me aos teus pés com as mãos vazias, e ouço que o Reino é de gente assim. Desce das minhas paredes as tuas palavras e põe-nas nos meus pés. Onde há raiva, cava até a raiz. Onde há plateia, apaga a luz. Onde há ansiedade, mostra-me um pássaro. Ensina-me a amar quem não me ama, não por fraqueza, e sim porque o teu Pai faz chover no quintal dele também. Constrói-me sobre ti, pedra por pedra, antes da chuva. E quando eu não conseguir, que eu bata à porta outra vez. Amém.',
    additionalStudy:
      'Leia Mateus 5, Mateus 6 e Mateus 7 em três manhãs. Em cada capítulo, anote quantas vezes aparece a palavra Pai e o que se diz dele. Compare depois com Lucas 6:20-49: o que falta e o que sobra? Por fim, escolha uma frase do sermão e procure nos Evangelhos uma cena em que Jesus a viveu, começando por Lucas 23:34.',
    verses: [
      verse('Mateus 5:1-3', 'monte discípulos Reino céus'),
      verse('Mateus 5:13-14', 'sal luz mundo'),
      verse('Mateus 5:17', 'Lei Profetas cumprir'),
      verse('Mateus 5:21-22', 'homicídio irar irmão'),
      verse('Mateus 5:27-28', 'olhar mulher coração'),
      verse('Mateus 5:44-45', 'inimigos orai sol'),
      verse('Mateus 6:3-4', 'esmola segredo Pai'),
      verse('Mateus 6:33', 'primeiramente reino justiça'),
      verse('Mateus 7:1-5', 'julgueis cisco trave'),
      verse('Mateus 7:12', 'quiserdes Lei Profetas'),
      verse('Mateus 7:24-27', 'pratica casa rocha'),
      verse('Lucas 6:17', 'lugar plano'),
      verse('Lucas 6:24-25', 'ai ricos'),
      verse('Êxodo 19:3', 'Moisés subiu monte'),
      verse('Mateus 5:48', 'perfeitos Pai'),
      verse('Mateus 7:11', 'Pai boas pedirem'),
      verse('Mateus 5:38-39', 'olho dente face'),
      verse('João 18:23', 'testemunho mal'),
      verse('Mateus 7:21', 'Senhor vontade Pai'),
      verse('Mateus 7:28-29', 'multidões autoridade'),
      verse('Mateus 5', 'bem-aventurados sal'),
      verse('Mateus 6', 'segredo Pai ansiosos'),
      verse('Mateus 7', 'julgueis rocha'),
      verse('Lucas 6:20-49', 'inimigos casa'),
      verse('Lucas 23:34', 'Pai perdoa'),
    ],
  },
  {
    slug: 'parabolas-de-jesus',
    theme: 'Parábolas de Jesus',
    synonyms: [
      'parábolas',
      'parábola do semeador',
      'ovelha perdida',
      'dez virgens',
      'parábola dos talentos',
      'joio e trigo',
      'parábola do grão de mostarda',
      'trabalhadores da vinha',
      'o fariseu e o publicano',
      'por que Jesus falava em parábolas',
    ],
    title: 'Histórias que acontecem com quem ouve',
    introduction:
      'Uma mulher varre a casa atrás de uma moeda. Um patrão paga o mesmo salário a quem chegou às cinco da tarde. Um rico aumenta o celeiro e morre na mesma noite. Jesus falou de Deus com farinha, rede, dívida e festa, e quase nunca explicou. As parábolas são fáceis de lembrar e difíceis de dominar: a gente ri da personagem e, de repente, percebe que era a nossa foto. Este estudo quer entrar em algumas delas, aprender como se leem e descobrir por que o Mestre preferiu contar histórias a entregar definições.',
    mainPoints: [
      'Algumas contam como o Reino cresce. A mesma semente cai em chãos diferentes, e a colheita compensa o que se perdeu (Mateus 13:3-8). O lavrador dorme, acorda, e ela brota sem que ele saiba como (Marcos 4:26-27). O grão de mostarda quase some na palma da mão e depois abriga pássaros (Mateus 13:31-32). Deus trabalha devagar e por dentro.',
      'Outras contam como Deus procura. Criticado porque comia com gente de má fama (Lucas 15:1-2), Jesus respondeu com o pastor que volta sorrindo, a ovelha nos ombros, e chama os vizinhos (Lucas 15:4-7). Depois vêm a moeda e os dois filhos. O mais velho nunca saiu, e fica do lado de fora da festa, com raiva da bondade do pai (Lucas 15:28-30).',
      'Outras viram a mesa. O próximo era o estrangeiro que teve misericórdia (Lucas 10:36-37). Os últimos recebem como os primeiros, e o dono pergunta se a sua bondade ofende (Mateus 20:15-16). Quem voltou para casa justificado foi o cobrador de impostos que batia no peito (Lucas 18:13-14). O ouvinte religioso costuma ser o surpreendido.',
      'Outras cobram uma decisão. O homem que achou um tesouro vendeu tudo, e vendeu com alegria (Mateus 13:44). Ao que juntava só para si, Deus fez uma pergunta sobre aquela noite (Lucas 12:20-21). Ao perdoado que não perdoou, o rei perguntou se não devia ter tido a mesma misericórdia (Mateus 18:33). E as moças que esperavam o noivo ouviram: vigiem (Mateus 25:13).',
      'Todas pedem tempo. Ele falava conforme o que podiam ouvir e, em particular, explicava aos discípulos (Marcos 4:33-34). Eles precisaram perguntar (Mateus 13:36-38). Quem acha que já entendeu vai embora com uma história; quem pergunta fica com o Mestre.',
    ],
    historicalContext:
      'A parábola não nasceu com Jesus. Natã contou uma a Davi e o fez condenar a si mesmo (2 Samuel 12:7); o salmista prometeu abrir a boca em parábolas (Salmos 78:2); e os rabinos as usavam com gosto. A palavra hebraica abrange provérbio, enigma e comparação. Os Evangelhos de Mateus, Marcos e Lucas conservam cerca de quarenta, conforme se conte; em João há imagens, como a videira e o pastor, sem enredo. O chão delas é a Galileia: latifúndios com donos ausentes, diaristas na praça à espera de serviço, dívidas que podiam levar à venda da família, casas de um cômodo escuro em que uma moeda some. Um talento equivalia a muitos anos de salário. Semear antes de arar, costume que alguns descrevem, explicaria a semente no caminho. Saber isso devolve às histórias o susto que tinham.',
    theologicalAnalysis:
      'Como se lê uma parábola? Durante séculos, cada detalhe recebeu um sentido oculto: a hospedaria do samaritano era a igreja, as duas moedas eram os sacramentos. No outro extremo, ensinou-se que toda parábola tem um ponto só. Hoje muitos preferem um caminho do meio, perguntando por quem ouviu, pelo momento em que a história espanta e pelo que ela pede. Jesus mesmo explicou algumas com vários pontos. Nem tudo nelas é modelo: o juiz sem escrúpulos e o administrador esperto ensinam por contraste. Convém também não tirar de uma história sozinha uma doutrina inteira; a do rico e de Lázaro, por exemplo, cada tradição usa com cautela diferente ao falar do além.\n\nPor que falar assim? Perguntaram, e a resposta é difícil: aos discípulos foi dado conhecer os mistérios do Reino; os outros veem sem ver (Mateus 13:10-11; Mateus 13:13). A parábola revela a quem se aproxima e esconde de quem só quer assistir. Uns sublinham aí a escolha de Deus, outros o coração que se fechou; o texto conhece as duas coisas. Há ainda paciência nesse jeito de falar. O trigo e o joio crescem juntos até a colheita (Mateus 13:30), e quem arranca é Deus. A história deixa a porta encostada: o pai sai ao encontro do filho mais velho, e não nos contam se ele entrou.',
    reflection:
      'Que parábola o irrita? Talvez seja a que fala com você. Em que chão a Palavra caiu neste mês: caminho pisado, pedra, espinho, terra boa? Quase sempre temos um pouco de cada. De que lado da porta da festa você está, e quem já entrou que o incomoda? Escute o que o dono da vinha pergunta sobre bondade e olhos maus. E pense em quem, na sua vida, precisa mais de uma história do que de um argumento. Você teria uma para contar?',
    practicalApplication:
      'Escolha uma parábola e passe a semana com ela: leia em voz alta na segunda, conte-a a uma criança na quarta, reconte no sábado passando-a no seu bairro. Pergunte a cada dia com quem você se parece nela. Com crianças, use objetos, semente, moeda, farinha, e deixe que elas perguntem em vez de dar logo a moral. Se a história pediu algo, faça: procure quem se perdeu, cancele uma dívida, abra o celeiro. Antes de arrancar um joio na igreja, converse com alguém mais paciente. Proteger quem está em risco, porém, não espera a colheita.',
    prayer:
      'Senhor Jesus, contador de histórias, já ouvi tantas vezes as tuas parábolas que elas passam por mim como chuva na pedra. Quebra o chão. Tira os espinhos que deixei crescer, as contas, as comparações, a pressa. Quando eu for a ovelha, acha-me; quando for o irmão de cara fechada, sai e conversa comigo; quando me crer o samaritano, mostra quem estou pulando no caminho. Dá-me olhos que vejam e ouvidos que não fujam do fim. E dá-me a alegria de quem achou um tesouro e nem sente falta do que vendeu. Amém.',
    additionalStudy:
      'Leia Mateus 13 inteiro e desenhe, mesmo sem jeito, cada comparação do Reino. Leia depois Lucas 15 e marque a palavra alegria e os verbos de festa. Por fim, escreva o final que falta em Lucas 15:32: o filho mais velho entra? Compare com o de um amigo, e conversem sobre o que cada final diz de quem o escreveu.',
    verses: [
      verse('Mateus 13:3-8', 'semeador semente espinhos'),
      verse('Marcos 4:26-27', 'semente dormisse brotasse'),
      verse('Mateus 13:31-32', 'mostarda aves'),
      verse('Lucas 15:1-2', 'publicanos pecadores come'),
      verse('Lucas 15:4-7', 'ovelhas ombros amigos'),
      verse('Lucas 15:28-30', 'raiva pai cabrito'),
      verse('Lucas 10:36-37', 'próximo misericórdia'),
      verse('Mateus 20:15-16', 'olho mau últimos primeiros'),
      verse('Lucas 18:13-14', 'publicano misericórdia justificado'),
      verse('Mateus 13:44', 'tesouro alegria vende'),
      verse('Lucas 12:20-21', 'noite alma tesouros'),
      verse('Mateus 18:33', 'misericórdia conservo'),
      verse('Mateus 25:13', 'vigiai dia hora'),
      verse('Marcos 4:33-34', 'parábolas podiam particular'),
      verse('Mateus 13:36-38', 'Explica joio campo'),
      verse('2 Samuel 12:7', 'Natã homem'),
      verse('Salmos 78:2', 'boca parábolas'),
      verse('Mateus 13:10-11', 'parábolas mistérios'),
      verse('Mateus 13:13', 'veem ouvem'),
      verse('Mateus 13:30', 'joio colheita'),
      verse('Mateus 13', 'semeador joio rede'),
      verse('Lucas 15', 'ovelha moeda filhos'),
      verse('Lucas 15:32', 'irmão perdido'),
    ],
  },
];

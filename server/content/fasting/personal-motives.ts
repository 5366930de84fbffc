import type { FastingMotive } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const personalMotives: readonly FastingMotive[] = [
  {
    slug: 'ter-filhos',
    motive: 'Ter filhos',
    serves: ['wishing'],
    synonyms: [
      'engravidar',
      'quero engravidar',
      'infertilidade',
      'tentando ter um filho',
      'desejo de ser mãe',
      'desejo de ser pai',
      'tratamento de fertilidade',
      'adoção de um filho',
    ],
    motivation:
      'Zacarias e Isabel eram gente reta diante de Deus e não tinham filhos (Lucas 1:6-7). A falta de um bebê não era castigo para eles nem é prova contra a sua fé. Isaque orou pela mulher (Gênesis 25:21): um filho é desejo que se pode dizer a Deus sem rodeio, a dois. O jejum não apressa a resposta. Dá um lugar à espera, fora da clínica e do calendário. Quem tenta engravidar, faz tratamento ou pode já estar grávida deve comer bem; pergunte ao médico antes de tirar qualquer alimento, e prefira deixar telas, comparações e buscas na internet.',
    presentationPrayer:
      'Senhor, trago um berço que só existe na minha cabeça. Conheces há quantos meses, quantos exames, quantos batizados e apresentações em que bati palmas com um nó por dentro. Nada do que desejo te é escondido, nem o gemido (Salmos 38:9), e por isso peço um filho sem enfeitar o pedido. Por estes dias deixo uma coisa que me distrai da dor para ficar um pouco contigo dentro dela. Guarda o casamento, o corpo, o humor, o bolso. Dá sabedoria aos médicos e clareza à nossa consciência. Abre os nossos olhos para os caminhos que não estavam no plano. Que eu não transforme este jejum em moeda, nem a demora em acusação. Deixo contigo o meu pedido e volto para casa sem prazo marcado, mas acompanhado por ti. Amém.',
    duringPrayer:
      'Hoje encontrei uma grávida no elevador e desci um andar antes. Tem paciência comigo, Deus. A tua Palavra fala de alegrar-se com quem se alegra e de chorar com quem chora (Romanos 12:15); põe perto de mim quem chore sem dar conselho, e devolve-me, quando der, a alegria pelo bebê dos outros. Se houver consulta nesta semana, vai conosco, e, se houver sangue outra vez, segura-nos. Que nós dois façamos alguma coisa hoje que não tenha a ver com isto: uma volta na praça, um filme bobo. A nossa vida não está em pausa, embora pareça, e por isso te peço: fica conosco na sala de espera. Amém.',
    verses: [
      verse('Lucas 1:6-7', 'justos filho Isabel estéril'),
      verse('Gênesis 25:21', 'Isaque orou mulher estéril'),
      verse('Salmos 38:9', 'desejo diante gemido'),
      verse('Romanos 12:15', 'Alegrai chorai choram'),
    ],
  },
  {
    slug: 'futuro-conjuge-e-namoro',
    motive: 'Futuro cônjuge e namoro',
    serves: ['wishing'],
    synonyms: [
      'futuro marido',
      'futura esposa',
      'namoro',
      'quero me casar',
      'quero casar',
      'encontrar a pessoa certa',
      'meu namorado',
      'minha namorada',
      'vida sentimental',
      'escolha do cônjuge',
    ],
    motivation:
      'Era fim de tarde, e Isaque tinha saído ao campo para orar, quando viu chegar a caravana que trazia Rebeca (Gênesis 24:63-64). A oração não a fez aparecer; o encontro o achou orando. Paulo, solteiro, lembra que cada um tem de Deus o seu dom (1 Coríntios 7:7): casar não é prêmio, e ficar só não é castigo. Jejuar por este assunto acalma a pressa e limpa o olhar. Nenhum jejum revela um nome nem obriga alguém a gostar de você. Deixe por uns dias o aplicativo de encontros, a novela, o perfil que você vigia, e converse com gente que o conhece bem.',
    presentationPrayer:
      'Deus que inventaste o afeto, ponho sobre a mesa a minha vida amorosa. Há nela saudade, pressa, uma ou duas feridas mal fechadas, e uma lista do que a pessoa deveria ser. Separo estes dias para que mexas primeiro em mim. Quero um amor que cresça em conhecimento e saiba escolher o que vale mais (Filipenses 1:9-10). Se já existe alguém, mostra-nos a verdade um do outro, a boa e a difícil. Se não existe, livra-me de inventar. Deixo o que me faz viver de vitrine. Tira de mim o medo de sobrar e o orgulho que não se deixa conhecer. Dá-me amigos sinceros e um coração inteiro, casando ou não. Pelo nome de Jesus, que viveu solteiro e amou como ninguém. Amém.',
    duringPrayer:
      'Pai, abri o celular três vezes para ver se havia mensagem, e o dia mal começou. Ensina-me a ficar uma hora sem plateia. O provérbio pede que eu guarde o coração mais do que tudo (Provérbios 4:23); hoje isso quer dizer não mendigar atenção, não brincar com o sentimento de ninguém, não dizer “sim” com medo de perder. Se houver nesta história algo que me assusta, ciúme, segredo, pressão, que eu conte a uma pessoa madura ainda esta semana. Dá-me um gosto que seja meu, e uma visita boa no domingo. Amém.',
    verses: [
      verse('Gênesis 24:63-64', 'Isaque orar campo Rebeca'),
      verse('1 Coríntios 7:7', 'cada um dom Deus'),
      verse('Filipenses 1:9-10', 'amor conhecimento percepção melhores'),
      verse('Provérbios 4:23', 'guarda coração fontes'),
    ],
  },
  {
    slug: 'restauracao-do-casamento',
    motive: 'Restauração do casamento',
    synonyms: [
      'salvar meu casamento',
      'meu marido saiu de casa',
      'minha esposa saiu de casa',
      'divórcio',
      'separação do casal',
      'reconciliação com meu marido',
      'reconciliação com minha esposa',
      'volta do cônjuge',
    ],
    motivation:
      'Daniel, de luto pelo seu povo, passou três semanas sem comida saborosa, carne nem vinho (Daniel 10:2-3). Comeu, mas sem gosto: quem vê o casamento se desfazendo entende. O jejum pode dar forma a essa tristeza. Ele não puxa ninguém de volta, porque cônjuge não é coisa que se ganha de Deus contra a vontade. Trabalha em você: no que precisa confessar, no que precisa parar de tolerar, na calma para a conversa que vier. Aconselhamento pastoral e terapia fazem parte. Havendo agressão ou ameaça, procure proteção primeiro (180 ou 190). Se perdeu o apetite e o sono, não tire comida.',
    presentationPrayer:
      'Tu ouviste os nossos votos, Senhor, e ouves agora o barulho desta casa pela metade. Jesus disse que é Deus quem junta os dois e que ninguém desfaça isso (Marcos 10:9); é por essa palavra que eu venho, sem exigir nada. Por estes dias deixo um prazer que usava de anestesia. Quero sentir o que está acontecendo e falar contigo disso. Mostra o meu pecado sem me esmagar. Mostra o dele, o dela, no teu tempo, longe dos meus olhos. Ensina-me a pedir perdão em frases curtas. Protege os filhos de escolherem lado. Dá-nos alguém sábio que ouça os dois. Se a volta for possível, que seja na verdade; se não for, não me percas. Amém.',
    duringPrayer:
      'Jesus, hoje a tentação foi escrever um texto enorme, com tudo, e eu apaguei. Fica no lugar dele esta oração pequena: tem misericórdia de nós dois. Veste-me de paciência e de bondade, e põe o amor por cima, como quem fecha o casaco (Colossenses 3:12-14). Que eu responda só ao que foi perguntado. Que eu coma o que está no prato e durma quando der sono. Leva-me a uma pessoa que não torça, que ajude. E lembra-me, quando eu ficar olhando a porta, de que há outra vida acontecendo deste lado dela. Amém.',
    verses: [
      verse('Daniel 10:2-3', 'três semanas alimento agradável'),
      verse('Marcos 10:9', 'Deus juntou separe'),
      verse('Colossenses 3:12-14', 'paciência bondade amor vínculo'),
    ],
  },
  {
    slug: 'casa-propria-e-moradia',
    motive: 'Casa própria e moradia',
    synonyms: [
      'casa própria',
      'comprar uma casa',
      'aluguel',
      'financiamento da casa',
      'construir minha casa',
      'despejo',
      'um lugar para morar',
      'terreno',
      'apartamento',
    ],
    motivation:
      'Jesus falou de um homem que, antes de levantar a torre, se senta e faz as contas (Lucas 14:28). Ele ensinava o custo de segui-lo, e o exemplo serve também para tijolo: orar por uma casa e somar parcelas cabem na mesma noite. Abraão morou em tendas e esperava a cidade que Deus constrói (Hebreus 11:9-10); teto é bênção e não mede a fé de ninguém. Um bom jejum aqui é deixar por uns dias um gasto ou um passeio de vitrine e guardar o valor. Desconfie de promessa de casa em troca de oferta. Se o despejo está perto, procure a defensoria pública.',
    presentationPrayer:
      'Pai, o Senhor sabe o preço do metro quadrado e o tamanho do meu salário. Venho pedir um lugar para morar, que não precisa ser grande: um teto que não pingue, uma janela que abra, um endereço que as crianças decorem. Pela sabedoria se levanta a casa, diz o provérbio (Provérbios 24:3); dê-me dessa sabedoria para contrato, juros, vizinhança e prazo. Nestes dias abro mão de uma compra para lembrar que não vivo do que tenho. Livre-me da inveja do corredor alheio e do negócio feito no desespero. Olhe pelos que dormem na calçada enquanto eu escolho piso. Se a chave vier, que a porta sirva aos outros, e, se demorar, que a sua paz entre antes na casa onde moro hoje. Amém.',
    duringPrayer:
      'Passei na frente da casa com a placa de “vende-se”, e doeu como se já fosse minha. Senhor, tu mandaste dizer aos exilados que construíssem, morassem e plantassem horta numa terra que nem era a deles (Jeremias 29:5). Ensina-me a morar onde estou: pintar a parede, regar o vaso, conhecer o vizinho. Dá-me disciplina com o dinheiro que separei. Se apareceu proposta boa demais, que eu leia tudo e pergunte a quem entende. E que ninguém nesta família meça o próprio valor em cômodos. Amém.',
    verses: [
      verse('Lucas 14:28', 'torre contas gastos'),
      verse('Hebreus 11:9-10', 'tendas cidade construtor'),
      verse('Provérbios 24:3', 'sabedoria casa edificada'),
      verse('Jeremias 29:5', 'Edificai casas plantai hortas'),
    ],
  },
  {
    slug: 'negocio-proprio',
    motive: 'Negócio próprio',
    synonyms: [
      'minha empresa',
      'meu comércio',
      'abrir um negócio',
      'empreender',
      'minha loja',
      'vendas',
      'clientes',
      'sou autônomo',
      'sociedade na empresa',
    ],
    motivation:
      'Deus reclamou, por Isaías, de gente que jejuava e no mesmo dia corria atrás do próprio interesse e sobrecarregava os empregados (Isaías 58:3). É o texto certo para quem quer jejuar pela empresa: ele pergunta pela folha de pagamento antes de ouvir a oração. Peça clientes e saúde para trabalhar; peça igualmente balança justa (Levítico 19:35-36). Lucro não é selo de aprovação, e prejuízo não é castigo. Junte ao jejum uma conta bem feita, uma dívida renegociada, um conselho pedido a quem sabe. Quem trabalha com máquina, altura, fogo ou direção não deve ficar sem comer: deixe outra coisa.',
    presentationPrayer:
      'Deus, entra comigo antes que eu abra a porta. Conheces o caderno de fiado, o estoque parado, o imposto que deixei para depois e a ideia que não me deixa dormir. A mulher do fim de Provérbios examinava o campo antes de comprar e conferia a mercadoria (Provérbios 31:16-18); quero ter o juízo dela. Por estes dias deixo algo que me rouba a atenção, e dou esse tempo a ti e às contas verdadeiras. Limpa o que há de torto no meu jeito de vender. Traz gente que precise do que eu faço. Abençoa quem trabalha comigo, com salário certo e folga respeitada. Que eu saiba crescer sem pisar em ninguém e, se for o caso, fechar sem fugir, porque o dono és tu e eu só cuido. Amém.',
    duringPrayer:
      'Senhor, duas horas sem ninguém entrar, e o pensamento já foi parar na falência. Traz esse pensamento de volta. Há alguma coisa que eu possa fazer agora: ligar para um cliente antigo, limpar a vitrine, responder a reclamação com educação. Os planos se firmam com muitos conselheiros (Provérbios 15:22), mas eu tenho vergonha de perguntar; tira essa vergonha de mim. Guarda-me do agiota, do jeitinho, da propaganda que mente. E que, às sete, eu baixe a porta e vá jantar com os meus, sem levar o caixa para a mesa. Amém.',
    verses: [
      verse('Isaías 58:3', 'jejuamos sobrecarregais trabalham'),
      verse('Levítico 19:35-36', 'medida Balanças justas'),
      verse('Provérbios 31:16-18', 'campo compra mercadorias'),
      verse('Provérbios 15:22', 'planos conselho conselheiros'),
    ],
  },
  {
    slug: 'causa-na-justica',
    motive: 'Causa na justiça',
    synonyms: [
      'processo na justiça',
      'audiência',
      'causa trabalhista',
      'guarda dos filhos',
      'pensão',
      'perícia do INSS',
      'vitória no processo',
      'julgamento',
      'injustiça que sofri',
    ],
    motivation:
      'Quando Ester precisou entrar diante do rei sem ser chamada, pediu que jejuassem com ela (Ester 4:16). Aqueles três dias sem comer nem beber foram de uma hora extrema e não são medida para nós; fica o que se pode aprender: ela pediu companhia e depois foi falar. Zacarias, perguntado sobre jejuns, respondeu com julgamento verdadeiro, misericórdia e defesa do pequeno (Zacarias 7:9-10). Jejue, então, pedindo justiça acima da vitória. Conte a verdade ao seu advogado, guarde os papéis, cumpra os prazos. No dia da audiência ou da perícia, coma e durma: cabeça clara também é preparo.',
    presentationPrayer:
      'Justo Juiz, o meu nome está numa pilha, entre milhares. Sabes o que houve naquele dia melhor do que as testemunhas. Pediste justiça, bondade e um andar humilde ao teu lado (Miqueias 6:8); quero isso também dentro de um processo, onde todos aconselham a esconder e aumentar. Por estes dias deixo algo de que gosto e, com isso, a discussão que repito no banho. Dá lucidez a quem vai decidir, honestidade aos peritos, fôlego a quem me defende. Se eu tiver razão, que apareça. Se eu não tiver em tudo, que eu aceite o acordo correto. Guarda do ódio os dois lados. E que as crianças, se as houver no meio, sejam ouvidas e poupadas. Amém.',
    duringPrayer:
      'Hoje o site dizia a mesma coisa de ontem: “concluso”. Senhor, essa palavra me adoece. Cristo foi insultado sem devolver, e se pôs nas mãos de quem julga direito (1 Pedro 2:23). Eu me ponho nelas também, não para ficar quieto diante do erro, porque vou recorrer no que couber, mas para que o processo não coma o resto da vida. Dá-me uma tarde sem falar nisso. Segura a minha língua nas redes. Se alguém oferecer atalho por dinheiro, que eu diga não. E sustenta quem espera há mais tempo do que eu, sem advogado e sem pão. Amém.',
    verses: [
      verse('Zacarias 7:9-10', 'juízo verdadeiro misericórdia viúva'),
      verse('Ester 4:16', 'jejuai três dias rei'),
      verse('Miqueias 6:8', 'justo bondade humildemente'),
      verse('1 Pedro 2:23', 'insultava julga justa'),
    ],
  },
  {
    slug: 'perdoar-alguem',
    motive: 'Perdoar alguém',
    serves: ['suffered'],
    synonyms: [
      'perdoar quem me feriu',
      'não consigo perdoar',
      'perdoar meu pai',
      'perdoar uma traição',
      'liberar perdão',
      'mágoa antiga',
      'rancor',
      'perdoar quem já morreu',
    ],
    motivation:
      'Pedro queria um número, e Jesus respondeu com uma história de dívidas: quem foi perdoado de uma fortuna não consegue soltar o devedor de uma quantia menor (Mateus 18:21-35). Perdoar é abrir mão da cobrança e deixar o juízo com Deus. Não é esquecer, nem voltar para perto de quem fere, nem retirar uma denúncia. Às vezes leva anos e recomeça de manhã. O jejum marca esse trabalho lento: deixe por uns dias um hábito que alimenta a raiva, como reler mensagens antigas. Se a ferida é abuso ou trauma, não vá sem companhia: procure psicólogo e pastor de confiança.',
    presentationPrayer:
      'Pai, vim falar daquela pessoa, porque há anos converso mais com ela na minha cabeça do que com o Senhor. Digo o que ela fez, com as palavras que nunca usei na frente de ninguém, porque doeu e ainda dói. O seu Filho mandou que, ao orar, eu perdoasse o que tenho contra alguém (Marcos 11:25). Quero obedecer e não sei como se faz; comece o Senhor. Nestes dias deixo o costume de remoer, e a cada volta dele entrego outra vez a conta. Cure o que aquilo entortou em mim. Não peço vontade de abraçar, peço mãos abertas. Cuide da justiça que eu não posso fazer. E lembre-me da minha própria dívida, aquela que Jesus pagou. Amém.',
    duringPrayer:
      'Lembrei de tudo de novo, com cheiro e hora. José, quando os irmãos vieram com medo, chorou, perguntou se ocupava o lugar de Deus, e falou com carinho a quem o tinha vendido (Gênesis 50:17-21). Levou uma vida para chegar a essa frase. Não tenho pressa, Senhor, só não quero andar para trás. Tira-me agora desta cena: um copo de água, a janela, um nome pelo qual orar que não seja o dela. Se amanhã eu precisar dizer “perdoo” outra vez, que eu diga. Que o crime responda à lei, e que o veneno escorra para longe de mim. Amém.',
    verses: [
      verse('Mateus 18:21-35', 'perdoarei dívida conservos misericórdia'),
      verse('Marcos 11:25', 'orando perdoai Pai'),
      verse('Gênesis 50:17-21', 'José chorou irmãos lugar Deus'),
    ],
  },
  {
    slug: 'pureza-e-olhar',
    motive: 'Pureza e domínio do olhar',
    synonyms: [
      'pureza sexual',
      'santidade do corpo',
      'pensamentos impuros',
      'olhar com cobiça',
      'masturbação',
      'domínio próprio sexual',
      'castidade',
      'tentação sexual',
    ],
    motivation:
      'Jó conta que fez um trato com os próprios olhos (Jó 31:1). “Trato” é uma palavra boa, porque a pessoa decide antes o que fazer com o desejo. Deus o criou e ele não é sujo; o que fere é fazer de uma pessoa um objeto. O jejum que mais ajuda aqui é o da tela: celular fora do quarto, um filtro, um horário, alguém que saiba e pergunte. Passar fome não limpa ninguém, e castigar o corpo não é arrependimento. Se já virou compulsão, procure um psicólogo; se nasceu de abuso sofrido, a vergonha não é sua. Se houver perigo para uma criança, busque ajuda ainda hoje: o Disque 100 atende a qualquer hora.',
    presentationPrayer:
      'Tu vês o que apaguei do histórico, Senhor, e não viraste o rosto. Fala comigo antes que a vergonha fale. Davi caiu primeiro pelos olhos, numa tarde de terraço (2 Samuel 11:2), e muita gente sofreu com isso; não quero chamar de bobagem o que pode crescer assim. Cria em mim um coração puro (Salmos 51:10). Nestes dias deixo a tela na hora em que ela manda em mim, e combino isso com um amigo. Ensina-me a ver rosto, nome, irmã, irmão, onde eu via só pedaços. Cuida da solidão que se disfarça de vontade. Guarda o meu casamento, se o tenho; se não, guarda a minha espera. O meu corpo é teu templo, comprado caro, e quero morar nele com respeito. Amém.',
    duringPrayer:
      'Onze e quarenta da noite, é sempre por volta desta hora. Jesus, levanto-me da cama e acendo a luz. O conselho de Paulo foi fugir e seguir o que é bom junto com outros que te invocam de coração limpo (2 Timóteo 2:22). Fujo para a cozinha e mando mensagem ao irmão que sabe. Desvia o meu olhar do que é vazio (Salmos 119:37) e mostra-me o que eu procurava ali: consolo, descanso, companhia? Se eu cair, que eu volte antes de dormir, sem teatro nem castigo. Amanhã de manhã quero olhar os outros nos olhos. Amém.',
    verses: [
      verse('Jó 31:1', 'pacto olhos'),
      verse('2 Samuel 11:2', 'Davi terraço viu mulher'),
      verse('Salmos 51:10', 'Cria coração puro'),
      verse('2 Timóteo 2:22', 'Foge puro invocam'),
      verse('Salmos 119:37', 'Desvia olhos inúteis'),
    ],
  },
  {
    slug: 'saude-de-um-filho',
    motive: 'Saúde de um filho ou parente',
    synonyms: [
      'filho doente',
      'filha internada',
      'minha mãe doente',
      'meu pai na UTI',
      'neto doente',
      'cura do meu filho',
      'saúde da minha mãe',
      'marido doente',
      'parente com câncer',
    ],
    motivation:
      'Quatro homens carregaram um paralítico até a casa onde Jesus estava, abriram o telhado e o baixaram no leito (Marcos 2:3-4). Jejuar por alguém da família que adoeceu é segurar um canto desse leito. A doença não é castigo pelo pecado de ninguém: Jesus negou que a cegueira de um homem fosse pecado dele ou dos pais (João 9:2-3). Peça com tudo, e fique perto de Deus se a resposta demorar ou não for a que você pediu. Quem cuida de doente precisa de força. Coma, beba água, reveze, e deixe outra coisa. Nunca ponha o enfermo nem uma criança em jejum nem mexa em remédio sem o médico.',
    presentationPrayer:
      'Jesus, um soldado romano veio falar do empregado que sofria em casa, e disse que bastava uma palavra sua (Mateus 8:5-8). Venho de longe também, com o nome de quem amo, e peço que diga essa palavra. Peço que a febre baixe, que o exame melhore, que o médico acerte. Peço com força, porque não sei pedir isso pela metade. Neste tempo deixo um gosto meu e dou essas horas a quem está na cama: a leitura em voz alta, o pé massageado, o silêncio. Livre-me de fazer promessa no desespero. Ponha ordem entre os parentes, para que um não carregue tudo. E, se a notícia for a que eu temo, não me deixe sozinho no corredor. Amém.',
    duringPrayer:
      'Comi a sopa do hospital em pé, Senhor, e agradeço por ela. O meu jejum é pequeno, e basta. A sogra de Pedro ardia em febre, e Jesus lhe tocou a mão (Mateus 8:14-15). Dá um toque assim a quem eu acompanho, e usa a minha mão, se servir. Estou com raiva do elevador, da demora e de mim, e trago também a raiva a ti. Manda o primo que ofereceu ajuda, e que eu diga sim desta vez. Que eu perceba o cansaço antes que ele grite com a enfermeira. Abençoa o vizinho de quarto, que está só, e fica até a troca do plantão. Amém.',
    verses: [
      verse('Marcos 2:3-4', 'paralítico quatro telhado leito'),
      verse('João 9:2-3', 'pecou pais cego'),
      verse('Mateus 8:5-8', 'centurião servo palavra'),
      verse('Mateus 8:14-15', 'sogra febre tocou mão'),
    ],
  },
  {
    slug: 'chamado-e-ministerio',
    motive: 'Chamado e ministério',
    synonyms: [
      'meu chamado',
      'vocação',
      'seminário',
      'ser pastor',
      'quero ser missionário',
      'meu ministério',
      'propósito de vida',
      'confirmação do chamado',
    ],
    motivation:
      'Antes de escolher os doze, Jesus passou a noite orando (Lucas 6:12-13). A gente também pode ir sem pressa. Moisés respondeu ao chamado perguntando quem era ele para aquilo (Êxodo 3:11), e a pergunta não o desqualificou. Jejuar aqui é pôr na balança o desejo, os dons e a vida: Paulo chama boa a vontade de cuidar da igreja, e logo fala de casa, dinheiro, bebida e temperamento (1 Timóteo 3:1-5). As igrejas diferem sobre quem ordenam e como; converse com o seu pastor. Não abandone emprego nem família por causa de uma emoção, e siga servindo onde já está.',
    presentationPrayer:
      'Senhor, há uma vontade que não passa. Ela some no meio do ano e volta num culto, numa visita, numa página. Jejuo porque não sei se ela vem de ti, da minha vaidade ou dos dois lados. Jeremias disse que não sabia falar, e tu não aceitaste a idade dele como desculpa (Jeremias 1:6-7); se também arrumo desculpas, mostra quais. Se corro sem ser enviado, segura-me. Deixo por estes dias o que me enche de aplauso, para ver o que sobra. Dá-me mestres que me corrijam, e prepara a minha família, que vai pagar parte do preço. Que eu prefira um rebanho bem cuidado a um nome conhecido. E, se o meu lugar for a cadeira do fundo, que eu a ame. Amém.',
    duringPrayer:
      'Pai, hoje o chamado parece ilusão. Ninguém perguntou como vai o meu preparo, e eu esperava que perguntassem. Jesus olhou a multidão e teve pena: eram como ovelhas sem pastor (Mateus 9:36). Dê-me esse olhar no lugar da vontade de palco. Há um doente na minha rua e uma cozinha para limpar depois do encontro; começo por um deles antes de anoitecer. O menino Samuel só aprendeu a reconhecer a voz com a ajuda de um velho (1 Samuel 3:8-10); traga-me quem me ajude a distinguir a sua da minha. Para hoje isso basta, e o resto do caminho o Senhor mostrará depois. Amém.',
    verses: [
      verse('Lucas 6:12-13', 'noite orando escolheu doze'),
      verse('Êxodo 3:11', 'Moisés Quem sou eu'),
      verse('1 Timóteo 3:1-5', 'deseja excelente obra casa'),
      verse('Jeremias 1:6-7', 'falar menino enviar'),
      verse('Mateus 9:36', 'multidões compaixão ovelhas pastor'),
      verse('1 Samuel 3:8-10', 'Eli Samuel Fala ouve'),
    ],
  },
  {
    slug: 'celular-e-excessos',
    motive: 'Disciplina diante do celular e do excesso',
    synonyms: [
      'celular',
      'vício em celular',
      'vício em redes sociais',
      'tempo de tela',
      'domínio próprio',
      'compras demais',
      'gula',
      'videogame',
      'excesso de trabalho',
      'séries e televisão',
    ],
    motivation:
      'Achou mel? Coma o que basta, diz o provérbio, porque mel demais enjoa (Provérbios 25:16). A coisa é boa; a medida é que faz dela presente ou mal-estar. Paulo dizia que muito lhe era permitido e que nada mandaria nele (1 Coríntios 6:12). Jejuar do excesso é descobrir quem manda. Comece por uma coisa pequena: o celular fora da mesa e do quarto, um dia sem compras, o trabalho que termina na hora. Se a sua luta é com a comida, não jejue dela: comer às escondidas, vomitar ou contar tudo o que come pede médico e psicólogo, sem vergonha. Também o jogo e a aposta que já não se consegue parar pedem tratamento.',
    presentationPrayer:
      'Deus paciente, dei-te as sobras. Olhei a tela centenas de vezes hoje e não olhei para o meu filho quando ele mostrou o desenho. O provérbio chama de cidade sem muro quem não se contém (Provérbios 25:28); por mim entra tudo: notícia, oferta, briga de estranhos. Ajuda-me a erguer um muro baixo, com portão. Nestes dias deixo o que me engole e anoto a que horas mais me falta. Mostra o que eu fujo de sentir. Põe alguma coisa viva no lugar: conversa, sono, horta, louvor, o livro da estante. Não quero virar fiscal dos outros, quero ser dono do meu sim e do meu não, e dar a ti o melhor pedaço do dia. Amém.',
    duringPrayer:
      'A mão foi ao bolso sem me pedir licença. Está vazio, e eu fiquei um instante sem saber quem sou. Senhor, o salmo fala de uma alma sossegada como criança que já não mama e só quer o colo (Salmos 131:2). Desmama-me, e se o silêncio incomodar, deixa que incomode. Olho a janela: há um homem consertando um telhado, há um cachorro, há tarde. Fazia quanto tempo que eu não olhava? Se eu falhar, que eu não jogue fora o dia inteiro. Ganhei meia hora; mostra-me a quem posso dar atenção, e vou até essa pessoa com as duas mãos livres. Amém.',
    verses: [
      verse('Provérbios 25:16', 'mel Come suficiente'),
      verse('1 Coríntios 6:12', 'lícitas convêm sujeitar'),
      verse('Provérbios 25:28', 'conter cidade sem muro'),
      verse('Salmos 131:2', 'sossego alma criança desmamada'),
    ],
  },
  {
    slug: 'batismo-e-consagracao',
    motive: 'Batismo e consagração',
    synonyms: [
      'batismo',
      'vou ser batizado',
      'preparação para o batismo',
      'consagração',
      'consagrar a vida a Deus',
      'profissão de fé',
      'consagração para o ministério',
      'entregar a vida a Jesus',
    ],
    motivation:
      'Saulo, cego e abalado, passou três dias sem comer; Ananias chegou, ele foi batizado, comeu e recobrou as forças (Atos 9:9; Atos 9:17-19). A Bíblia não manda jejuar antes do batismo, embora cristãos bem antigos tivessem esse costume. Os três dias dele foram de susto; ninguém deve copiá-los. O jejum pode servir para chegar atento: reler a sua história, pedir perdão, estudar o que vai professar. As igrejas diferem sobre quem e como batizam; pergunte à sua. Adolescente, gestante ou quem toma remédio deixa outra coisa em lugar da comida. No dia do batismo, tome o seu café e vá contente.',
    presentationPrayer:
      'Jesus, o Senhor entrou na fila com o povo, foi batizado, e orava quando o céu se abriu (Lucas 3:21-22). Eu também quero chegar orando, e por isso olho para trás: quem me falou do Senhor, quem me esperou, quantas vezes eu disse não. Obrigado, Jesus, por não ter desistido de mim. Ofereço o que sou, corpo e tudo, como oferta viva (Romanos 12:1): as mãos, a agenda, o dinheiro, o celular, o humor de segunda-feira. Nestes dias deixo um gosto e, no lugar dele, ouço o Evangelho lido em voz alta. Não me consagro porque fiquei bom; venho porque o Senhor é. Receba-me, e guarde-me da vaidade no dia da festa e do desânimo na semana seguinte. Amém.',
    duringPrayer:
      'Veio a dúvida, como avisaram: e se eu não aguentar? Pai, os primeiros batizados de Jerusalém não saíram sozinhos; ficaram juntos, aprendendo, partindo o pão, orando (Atos 2:41-42). Dê-me também irmãos assim. Há um vício de que ainda não falei, uma dívida, um pedido de perdão que adio: ponha-me hoje diante de um deles, só de um. Olhe para os da minha casa que acham isto exagero; que eu os trate melhor nestes dias, sem sermão. Quando a data passar e a foto sumir no meio das outras, eu continuarei sendo seu, e peço que me lembre disso numa terça-feira qualquer. Amém.',
    verses: [
      verse('Atos 9:9', 'três dias comeu bebeu'),
      verse('Atos 9:17-19', 'Ananias batizado comeu fortalecido'),
      verse('Lucas 3:21-22', 'batizado orava céu'),
      verse('Romanos 12:1', 'corpos sacrifício vivo'),
      verse('Atos 2:41-42', 'batizados comunhão pão orações'),
    ],
  },
];

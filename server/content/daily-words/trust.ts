import type { DailyWord } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const trust: readonly DailyWord[] = [
  {
    slug: 'confiar-com-medo',
    reference: 'Salmos 56:3',
    theme: 'Confiança que convive com medo',
    reflection:
      'O resultado do exame sai às quatro da tarde, e desde cedo o estômago não aceita nem café. Muita gente imagina que sentir medo, numa hora dessas, é sinal de fé fraca. O título deste salmo lembra o dia em que os filisteus prenderam Davi em Gate, e ele não fingiu coragem. Conta o que faz quando o medo vem: confia. As duas coisas aparecem na mesma frase, e a segunda não espera a primeira ir embora. Confiar, aqui, é dar um endereço ao medo, levá-lo até Deus em vez de passar a tarde conversando só com ele. O medo pode até viajar ao nosso lado, mas o volante fica com o Senhor.',
    practicalApplication:
      'Escreva num papel, em uma linha, o medo que mais pesa hoje. Embaixo, faça uma oração curta, com suas palavras, entregando isso a Deus. Quando o aperto voltar, leia de novo em voz baixa. Se o medo paralisa você há semanas, conte também a um médico ou psicólogo.',
    verses: [verse('Salmos 56:3', 'temer confiarei em ti')],
  },
  {
    slug: 'parados-diante-do-mar',
    reference: 'Êxodo 14:13-14',
    theme: 'Quietude diante do impossível',
    reflection:
      'De um lado, o mar. Do outro, o barulho dos carros de Faraó chegando. O povo olhou para trás, gritou de medo e começou a sentir saudade da escravidão, porque até a prisão conhecida parecia mais segura que o caminho desconhecido. Moisés pediu que parassem de se agitar: a batalha daquele dia pertencia a Deus. Logo depois, vale notar, veio a ordem de marchar (Êxodo 14:15). A quietude era um silêncio por dentro, coisa bem diferente de cruzar os braços para sempre. Há situações em que já fizemos o que nos cabia, e continuar se debatendo só aumenta a confusão. Aquietar-se é reconhecer quem segura o que nós não conseguimos segurar.',
    practicalApplication:
      'Pense num problema que hoje está além do seu alcance. Separe o que ainda depende de você do que já não depende. Faça um telefonema, uma tarefa, um passo possível. Quanto ao restante, fique cinco minutos em silêncio diante de Deus, sem tentar resolver nada.',
    verses: [
      verse('Êxodo 14:13-14', 'temais salvação lutará quietos'),
      verse('Êxodo 14:15', 'Moisés clamas marchem'),
    ],
  },
  {
    slug: 'coracao-inteiro',
    reference: 'Provérbios 3:5-6',
    theme: 'Deus em todos os caminhos',
    reflection:
      'Quem já dirigiu em estrada de serra com neblina sabe: chega uma hora em que o farol alto só piora, e o jeito é seguir devagar a faixa branca pintada no chão. O pai que fala em Provérbios ensina ao filho algo parecido. Nossa inteligência é presente de Deus e deve ser usada, mas não aguenta ser o único apoio. Ela enxerga pouco, se engana, muda conforme o humor do dia. Por isso o conselho é reconhecer o Senhor em todos os caminhos, inclusive nos mais comuns: a compra, a conversa, o conserto da casa. O texto fala de direção reta e não garante estrada sem buracos. Quem consulta Deus nas coisas pequenas vai aprendendo a segui-lo nas grandes.',
    practicalApplication:
      'Escolha uma decisão comum de hoje, como uma compra, uma resposta ou um compromisso. Antes de resolver, pare um minuto e pergunte a Deus em oração se aquilo é justo, verdadeiro e bom para os outros. Se ficar em dúvida, converse com alguém maduro na fé.',
    verses: [verse('Provérbios 3:5-6', 'confia coração entendimento caminhos veredas')],
  },
  {
    slug: 'segurado-pela-mao',
    reference: 'Isaías 41:10',
    theme: 'A mão que sustenta',
    reflection:
      'A criança pequena, na hora de atravessar a avenida, acha que é ela quem segura a mão da mãe. Quem cria filhos sabe que a firmeza vem do outro lado. O versículo foi dito a Israel, um povo levado para longe de sua terra, pequeno entre impérios e com a sensação de ter sido abandonado. Deus o chama de servo escolhido e promete sustentá-lo com a própria mão. A promessa era para aquele povo, naquele exílio, e ele de fato voltou para casa. Quem hoje pertence a Cristo conhece o mesmo Deus, que não mudou de caráter: fortalece, ajuda, segura. Pode ser que a travessia continue assustadora. Mesmo assim, a mão dele é mais firme que a nossa.',
    practicalApplication:
      'Lembre uma travessia difícil que você já viveu e escreva de que maneira foi sustentado: uma pessoa, um emprego, uma força que não sabia ter. Depois mande uma mensagem a alguém que está atravessando algo parecido e ofereça companhia, sem dar receitas.',
    verses: [verse('Isaías 41:10', 'temas contigo fortaleço sustento mão')],
  },
  {
    slug: 'aprender-com-as-aves',
    reference: 'Mateus 6:26',
    theme: 'Aprender com os passarinhos',
    reflection:
      'Antes das seis, quando a rua ainda está quieta, o bem-te-vi já canta no fio do poste. Não sabe onde vai comer, mas sai para procurar. Jesus falava a gente simples, que muitas vezes acordava sem a certeza do pão, e pediu que olhassem para as aves. Elas não plantam nem guardam em depósito, e ainda assim o Pai as alimenta. Note que passarinho adulto não fica no ninho de bico aberto: trabalha o dia todo. O que ele não faz é sofrer por antecipação. Jesus não desmerece salário nem planejamento. Cura em nós a ideia de que tudo depende só do nosso esforço, e lembra quanto valemos para o Pai.',
    practicalApplication:
      'Reserve três minutos para olhar um pássaro, uma planta ou o céu, sem celular na mão. Em seguida, faça uma coisa concreta pelo sustento de hoje e, se puder, separe um alimento para quem está com a despensa vazia: muitas vezes Deus alimenta alguém por nossas mãos.',
    verses: [verse('Mateus 6:26', 'aves céu semeiam Pai alimenta')],
  },
  {
    slug: 'abrigo-no-dia-ruim',
    reference: 'Naum 1:7',
    theme: 'Abrigo no dia ruim',
    reflection:
      'Chuva que não para, sirene tocando, o vizinho batendo palma no portão para avisar que o rio subiu. Quem já precisou sair de casa às pressas sabe o valor de um lugar alto e seco. Naum anunciou o juízo de Deus contra Nínive, capital de um império que havia espalhado crueldade por muitos povos. No meio de palavras duras, o profeta coloca esta: o Senhor é bom e serve de fortaleza quando chega a angústia. A mesma justiça que derruba o opressor protege quem se refugia nele. E há um detalhe terno: Deus conhece os que nele confiam. Sabe o nome de quem chega molhado, de madrugada, com uma sacola na mão.',
    practicalApplication:
      'Confira hoje os contatos de emergência da sua família: Defesa Civil 199, Bombeiros 193, SAMU 192. Anote num papel visível. Depois pergunte a um vizinho idoso ou que mora só se ele tem quem o ajude num dia difícil, e deixe com ele o seu número.',
    verses: [verse('Naum 1:7', 'bom fortaleza angústia conhece confiam')],
  },
  {
    slug: 'quando-nao-se-sabe',
    reference: '2 Crônicas 20:12',
    theme: 'Quando falta resposta',
    reflection:
      '“Doutora, e agora?” Ela foi honesta: ainda não sabia, precisava de mais um exame. Existe alívio em ouvir alguém admitir o que não sabe. Josafá era rei, tinha exército e conselheiros, e um dia recebeu a notícia de que uma multidão marchava contra Judá. Com o povo reunido, homens, mulheres e crianças, fez uma das orações mais sinceras da Bíblia: confessou que lhes faltavam força e plano, e disse para onde estavam olhando. A falta de resposta, em vez de afastá-lo de Deus, levou-o até ele. Muitos de nós só oramos depois de decidir o que pedir. Talvez a oração mais verdadeira de hoje comece pela confissão de que não temos saída e de que, por isso mesmo, erguemos os olhos.',
    practicalApplication:
      'Ore hoje sem sugerir a solução. Diga a Deus, em voz alta, qual é o assunto em que você não sabe o que fazer, e fique alguns instantes calado. Depois conte a mesma coisa a uma pessoa de confiança e peça que ore com você.',
    verses: [verse('2 Crônicas 20:12', 'multidão sabemos fazer olhos')],
  },
  {
    slug: 'deus-conhece-o-caminho',
    reference: 'Jó 23:10',
    theme: 'Conhecido por Deus',
    reflection:
      'Há dias em que a oração parece bater no teto e voltar. Jó viveu isso como poucos: tinha perdido filhos, saúde e bens, e procurava Deus por todos os lados sem conseguir vê-lo. Conta essa busca sem disfarce, apontando para o oriente, o ocidente, o norte e o sul. No meio dela sai uma frase de fé: eu não o encontro, mas ele sabe por onde estou andando. Jó ainda não tinha explicação alguma para a sua dor, e os amigos que inventaram explicações só o machucaram. O que lhe restava era ser conhecido. Em certas épocas essa é toda a fé que temos, e ela basta para mais um dia: quando perco Deus de vista, ele não me perde.',
    practicalApplication:
      'Se alguém perto de você sofre sem entender o porquê, visite ou telefone hoje para escutar. Não explique, não compare, não apresse. Diga que você está ali. E, se o sofrimento é seu, conte a Deus exatamente o que sente, sem enfeitar a oração.',
    verses: [verse('Jó 23:10', 'conhece caminho sairei ouro')],
  },
  {
    slug: 'jesus-no-barco',
    reference: 'Marcos 4:38-40',
    theme: 'Jesus dentro do barco',
    reflection:
      'Os discípulos lutavam contra a água que já enchia o barco, e o Mestre dormia na popa, a cabeça numa almofada. A cena incomoda. Quem nunca perguntou, numa noite de hospital ou diante da conta atrasada, se Deus por acaso se importa? Foi essa a queixa deles, e Jesus não os repreendeu por acordá-lo. Levantou-se, falou com o vento, e só depois conversou sobre a falta de fé. Há o que aprender na ordem dos gestos: primeiro o socorro, em seguida a lição. O sono que parecia descaso era a paz de quem descansa no Pai em plena tempestade. Nem toda aflição nossa termina em minutos. Mas quem está no barco conosco é o mesmo a quem o mar obedece.',
    practicalApplication:
      'Faça hoje a sua queixa a Jesus sem rodeios, como fizeram os discípulos. Conte o que está entrando no seu barco: dívida, doença, briga, solidão. Depois escolha um gesto de calma, como desligar o noticiário mais cedo ou respirar devagar antes de responder alguém.',
    verses: [verse('Marcos 4:38-40', 'almofada importas vento bonança medo')],
  },
  {
    slug: 'raizes-junto-da-agua',
    reference: 'Jeremias 17:7-8',
    theme: 'Raízes junto da água',
    reflection:
      'No sertão, em plena estiagem, o juazeiro continua verde. O segredo está debaixo da terra, nas raízes que descem até achar umidade. Jeremias usa imagem parecida para falar de dois tipos de pessoa. Uma apoia tudo na força humana e fica como arbusto em terra salgada. A outra confia no Senhor e se parece com a árvore da beira do rio: o calor chega para ela também, o ano de seca também, mas as folhas resistem e o fruto não falta. O profeta falava a Judá, que buscava segurança em alianças com nações poderosas. A pergunta continua atual. Quando tudo vai bem, qualquer raiz parece boa. É a seca que mostra onde estávamos bebendo.',
    practicalApplication:
      'Pense no que costuma sustentar o seu ânimo: dinheiro guardado, elogios, saúde, uma pessoa. Agradeça por isso e admita diante de Deus que nada disso é fonte. Depois leia devagar um salmo, bebendo cada frase, como quem rega a raiz antes do calor.',
    verses: [verse('Jeremias 17:7-8', 'confia árvore raízes seca fruto')],
  },
  {
    slug: 'mesmo-que-nao',
    reference: 'Daniel 3:17-18',
    theme: 'Fiéis aconteça o que acontecer',
    reflection:
      'Três homens de pé no meio de uma multidão prostrada. Sadraque, Mesaque e Abednego tinham sido levados para a Babilônia, receberam cargo e nome novo, e agora o rei exigia que adorassem a estátua de ouro, sob ameaça de fornalha. A resposta deles tem duas partes. Nosso Deus pode nos livrar. E, se não livrar, continuaremos de pé. Eles não sabiam o final da história quando falaram assim. A fé que só funciona com final feliz negocia; a deles amava a Deus por quem ele é. Naquele dia houve livramento. Muitos outros fiéis, antes e depois, não foram poupados, e o Senhor estava com eles também. Confiar inclui deixar a Deus a escolha de como cuidará de nós.',
    practicalApplication:
      'Complete por escrito duas frases: Senhor, eu gostaria muito que tu…; e, embaixo: Mesmo que isso não aconteça, quero continuar… Seja honesto. Se a segunda linha ainda custar, diga isso a Deus e peça que ele fortaleça a sua fé.',
    verses: [verse('Daniel 3:17-18', 'livrar fornalha serviremos estátua')],
  },
  {
    slug: 'descarregar-as-preocupacoes',
    reference: '1 Pedro 5:7',
    theme: 'Descarregar as preocupações',
    reflection:
      'A sacola da feira corta os dedos. A gente vai trocando de mão, para na esquina, apoia no muro e segue, até alguém oferecer: me dá uma aqui. Pedro escreve a cristãos espalhados, vistos com desconfiança e sofrendo por causa da fé. O conselho vem junto de um convite à humildade, e isso faz sentido: quem insiste em carregar tudo sozinho se imagina mais forte do que é. A ação que ele descreve é decidida, como a de quem joga a carga no lombo de um animal. E o motivo é terno: Deus se importa. Ansiedade que vira doença merece tratamento, e buscar um profissional também é humildade. Já a preocupação nossa de cada dia pode mudar de mãos agora mesmo.',
    practicalApplication:
      'Liste suas preocupações de hoje, uma por linha. Leia cada uma para Deus e, depois de ler, risque e diga: isto eu te entrego. Guarde o papel na Bíblia. Daqui a um mês, veja o que mudou, no problema ou em você.',
    verses: [verse('1 Pedro 5:7', 'lançando ansiedade cuidado')],
  },
  {
    slug: 'ver-a-mesma-terra',
    reference: 'Números 14:8-9',
    theme: 'Coragem diante dos gigantes',
    reflection:
      'Doze homens visitaram o mesmo lugar e voltaram com relatórios opostos. Dez enxergaram gigantes; Josué e Calebe enxergaram gigantes também, mas se lembraram de quem ia com eles. O povo passou a noite chorando e quis voltar para o Egito. Reunião de família costuma ter algo disso: basta uma voz assustada, e todo mundo passa a ver o fim. O argumento dos dois merece atenção. Não negaram a dificuldade nem prometeram vitória a qualquer plano humano. Disseram que tudo dependia de o Senhor se agradar deles, e pediram que ninguém se rebelasse contra ele. A coragem deles nascia de uma palavra que Deus tinha dado àquele povo. Fé é olhar os fatos inteiros, contando Deus entre eles.',
    practicalApplication:
      'Numa conversa de hoje em que todos só enxerguem o pior, acrescente com calma um dado verdadeiro e bom: algo já superado, uma ajuda possível, um motivo de gratidão. Antes de falar, verifique se é verdade. Otimismo inventado cansa; lembrança sincera anima.',
    verses: [verse('Números 14:8-9', 'terra leite rebeldes conosco temais')],
  },
  {
    slug: 'alegria-no-ano-ruim',
    reference: 'Habacuque 3:17-18',
    theme: 'Alegria no ano ruim',
    reflection:
      'Um lavrador que perdeu a roça de feijão para a seca senta no banco da igreja e canta baixinho, com o chapéu no colo. A tristeza está ali e canta com ele. Habacuque imaginou a perda completa: figueira sem flor, parreira vazia, curral sem gado. Para uma sociedade que vivia da terra, era a ruína. O profeta também tremeu de medo ao pensar na invasão que viria, e disse isso. Mesmo assim escolheu alegrar-se no Senhor. Repare onde põe a alegria: colheita já não havia nenhuma, então ela se apoia em Deus, sua salvação. Ninguém lhe pediu que fingisse ou sorrisse. Ferido, o profeta encontrou um chão que a seca não alcança.',
    practicalApplication:
      'Diga a Deus, com franqueza, o que está faltando no seu curral hoje. Depois cante ou leia um hino de que você gosta, mesmo sem vontade, mesmo desafinado. Se souber de uma família que perdeu a renda, leve algo da sua despensa ainda esta semana.',
    verses: [verse('Habacuque 3:17-18', 'figueira vides currais alegrarei salvação')],
  },
  {
    slug: 'partir-sem-mapa',
    reference: 'Hebreus 11:8',
    theme: 'Partir sem mapa',
    reflection:
      'Mala pequena, carteira de trabalho, uma fotografia da família: muita gente no Brasil já deixou a própria terra sem saber direito aonde ia chegar. O autor de Hebreus lembra que Abraão saiu assim, chamado por Deus, sem conhecer o destino. Conhecia quem o chamava, e isso foi suficiente para dar o primeiro passo. A carta acrescenta que ele esperava uma cidade cujo construtor é o próprio Deus (Hebreus 11:10); a viagem apontava para além de Canaã. Vale o cuidado de não chamar de fé qualquer impulso: Abraão obedeceu a uma palavra recebida. Nós temos a Escritura, a igreja e a prudência para discernir. Feito isso, quase sempre sobra um trecho escuro, e nele se aprende a andar confiando.',
    practicalApplication:
      'Existe uma obediência clara que você tem adiado porque não enxerga o resultado? Pedir perdão, voltar à igreja, contar a verdade, fazer um exame. Escolha uma e dê hoje o primeiro passo, aquele que cabe antes do jantar, e deixe o segundo para amanhã.',
    verses: [
      verse('Hebreus 11:8', 'Abraão chamado obedeceu saiu'),
      verse('Hebreus 11:10', 'cidade fundamentos construtor Deus'),
    ],
  },
];

import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const toldInPassing: readonly QuestionEntry[] = [
  {
    slug: 'sodoma-e-a-mulher-de-lo',
    question: 'Por que a mulher de Ló virou estátua de sal? O que houve em Sodoma?',
    synonyms: [
      'mulher de Ló',
      'estátua de sal',
      'Sodoma e Gomorra',
      'por que Deus destruiu Sodoma',
      'nome da mulher de Ló',
      'quem foi Ló',
      'as filhas de Ló',
    ],
    answer:
      'A mulher de Ló não tem nome na Bíblia e cabe em um versículo, mas ninguém a esquece. Antes dela vem uma noite terrível: dois visitantes hospedados por Ló, e os homens da cidade cercando a casa para violentá-los (Gênesis 19:4-5). Judas, no Novo Testamento, fala da imoralidade daquele lugar (Judas 1:7); Ezequiel lembra outra parte da culpa, que muita pregação deixa fora: orgulho, mesa farta e nenhuma mão estendida ao pobre (Ezequiel 16:49). Deus tinha concordado em poupar tudo se achasse ali dez justos (Gênesis 18:32).\n\nNa hora de sair, a família hesitou, e os mensageiros os puxaram pela mão, por misericórdia. A ordem era não parar nem olhar para trás (Gênesis 19:16-17). Ela olhou, ficando atrás, e virou uma coluna de sal (Gênesis 19:26). Não se trata de castigo por curiosidade: o corpo saía, e o coração ficou.\n\nJesus pediu que nos lembrássemos dela ao falar de quem, no último dia, desce para buscar as coisas da casa (Lucas 17:31-32). É aviso contra agarrar o que está acabando.\n\nHá olhares para trás de outra espécie: a saudade de quem partiu, a terapia que revisita a infância. Esses podem curar; o dela era não querer ir.',
    verses: [
      verse('Gênesis 19:26', 'mulher Ló estátua'),
      verse('Gênesis 19:4-5', 'cercaram Sodoma homens Ló'),
      verse('Judas 1:7', 'Sodoma Gomorra sexuais'),
      verse('Ezequiel 16:49', 'Sodoma soberba fartura pobre'),
      verse('Gênesis 18:32', 'dez destruirei'),
      verse('Gênesis 19:16-17', 'mão misericórdia olhes atrás'),
      verse('Lucas 17:31-32', 'telhado mulher Ló'),
    ],
  },
  {
    slug: 'balaao-e-a-jumenta',
    question: 'Quem foi Balaão e por que a jumenta falou?',
    synonyms: [
      'Balaão',
      'jumenta de Balaão',
      'a jumenta que falou',
      'Balaão e Balaque',
      'caminho de Balaão',
      'profeta que amava dinheiro',
    ],
    answer:
      'Balaão era um vidente famoso, de fora de Israel, contratado para amaldiçoar. O rei de Moabe via os israelitas acampados e quis uma arma espiritual. Deus respondeu a Balaão sem rodeios: não vá, porque eles são abençoados (Números 22:12). Vieram outros mensageiros, com mais honra e mais pagamento, e ele perguntou de novo, como quem espera outra resposta. Deus o deixou ir, com a condição de fazer só o que lhe fosse dito (Números 22:20).\n\nBalaão selou a jumenta já pensando no pagamento, e a ira de Deus se acendeu. A cena é quase cômica: quem tinha fama de ver não vê o anjo com a espada; quem vê é a jumenta, que desvia e apanha (Números 22:22-23). Então o Senhor lhe abre a boca, e ela pergunta o que fez para levar três surras; ele discute com o bicho, e perde (Números 22:28-31). Um animal com mais juízo que o especialista. O Deus que fez a boca pode usar qualquer uma.\n\nNo alto do monte, em vez de amaldiçoar, Balaão só conseguiu abençoar: como amaldiçoar aquele a quem Deus não amaldiçoou (Números 23:8)? Ninguém precisa ter medo de praga encomendada.\n\nO fim é triste. Por conselho dele Israel foi depois seduzido à idolatria (Números 31:16), e Pedro resume o motivo: amou o pagamento da injustiça (2 Pedro 2:15-16). Dizer palavras certas sobre Deus e vendê-lo por fora ainda acontece. Quando uma porta se fecha com clareza, não convém perguntar outra vez só porque o prêmio subiu.',
    verses: [
      verse('Números 22:28-31', 'boca jumenta Balaão três anjo'),
      verse('Números 22:12', 'Balaão amaldiçoes povo'),
      verse('Números 22:20', 'Balaão noite farás'),
      verse('Números 22:22-23', 'anjo jumenta espada espancou'),
      verse('Números 23:8', 'amaldiçoarei Deus'),
      verse('Números 31:16', 'conselho Balaão transgressão'),
      verse('2 Pedro 2:15-16', 'Balaão pagamento injustiça animal'),
    ],
  },
  {
    slug: 'oracao-de-jabez',
    question: 'O que é a oração de Jabez?',
    synonyms: [
      'oração de Jabez',
      'quem foi Jabez',
      'Jabez',
      'alarga as minhas fronteiras',
      'alarga as minhas tendas',
      'ampliar meus limites',
    ],
    answer:
      'No meio de nove capítulos de nomes, o cronista para e conta a vida de um homem em duas frases. A mãe o chamou Jabez, nome que soa como dor, por causa do parto (1 Crônicas 4:9). Imagine crescer sendo chamado assim. Ele, em vez de aceitar o nome como destino, orou: pediu bênção, espaço, a mão de Deus junto e proteção contra o mal, para não sofrer. E foi atendido (1 Crônicas 4:10). É só isso o que sabemos.\n\nUm livro muito vendido fez dessa oração um método: repita por trinta dias e o território cresce. O texto não ensina fórmula. Conta que um homem pediu e que Deus lhe deu. Outros, tão fiéis quanto, ouviram não. Jesus, quando ensinou a orar, pôs antes o nome, o reino e a vontade do Pai, e depois o pão de cada dia (Mateus 6:9-11).\n\nAinda assim há o que aprender. Pode-se pedir coisa boa sem vergonha, com palavras simples. O pedido do meio é o melhor: que a tua mão esteja comigo; terra maior sem ela é só mais cerca para cuidar. E vale perguntar para que quero limites mais largos.\n\nQuanto a nomes e apelidos que doem, o de Jabez não mudou. Mudou o que se lembra dele: que foi honrado.',
    verses: [
      verse('1 Crônicas 4:10', 'Jabez abençoares limites mão mal'),
      verse('1 Crônicas 4:9', 'Jabez honrado mãe dores'),
      verse('Mateus 6:9-11', 'Pai santificado pão'),
    ],
  },
  {
    slug: 'urias-e-bate-seba',
    question: 'Quem foram Urias e Bate-Seba?',
    synonyms: [
      'Urias',
      'Bate-Seba',
      'Davi e Bate-Seba',
      'Davi mandou matar Urias',
      'marido de Bate-Seba',
      'mãe de Salomão',
      'Natã repreendeu Davi',
    ],
    answer:
      'Urias era estrangeiro, heteu, e dos melhores soldados de Davi. Enquanto ele lutava, o rei ficou em casa, viu do terraço uma mulher se banhando, soube que era casada e mandou buscá-la (2 Samuel 11:2-5). O texto não diz que ela quis. A ordem era de um rei, e todo o peso da culpa, quando chega, vai para ele.\n\nVeio a gravidez, e Davi tratou de esconder. Chamou o soldado de volta para que dormisse em casa. Urias não aceitou conforto enquanto os companheiros estavam no campo (2 Samuel 11:9-11); era mais honrado que o seu rei. Então levou na mão, sem saber, a carta que mandava pô-lo na frente da batalha e abandoná-lo (2 Samuel 11:14-15).\n\nO profeta Natã contou a história de uma ovelhinha roubada, e Davi, indignado, condenou a si mesmo: tu és esse homem (2 Samuel 12:7). Arrependeu-se de verdade, foi perdoado e colheu o que tinha plantado, a começar pelo luto de um bebê.\n\nBate-Seba perdeu o marido e um filho, e depois foi mãe de Salomão (2 Samuel 12:24). Mateus a inclui na família de Jesus e, em vez do nome dela, escreve o do marido injustiçado (Mateus 1:6). Urias ficou para sempre ali. Deus perdoa o culpado sem esquecer a vítima. Quem sofreu abuso de alguém com poder não tem culpa disso e pode contar: 180 e 100.',
    verses: [
      verse('2 Samuel 11:14-15', 'carta Urias batalha morra'),
      verse('2 Samuel 11:2-5', 'terraço mulher Bate-Seba Urias'),
      verse('2 Samuel 11:9-11', 'Urias dormiu casa arca'),
      verse('2 Samuel 12:7', 'Natã homem'),
      verse('2 Samuel 12:24', 'Bate-Seba Salomão'),
      verse('Mateus 1:6', 'Davi Salomão Urias'),
    ],
  },
  {
    slug: 'quem-foi-ageu',
    question: 'Quem foi o profeta Ageu?',
    synonyms: [
      'Ageu',
      'profeta Ageu',
      'livro de Ageu',
      'considerai os vossos caminhos',
      'bolsa furada',
      'a glória da segunda casa',
    ],
    answer:
      'Ageu é o profeta das obras paradas. O povo tinha voltado do exílio, posto os alicerces do templo e desanimado. Nos dezesseis anos que se passaram, cada um cuidou da sua parede, e o lugar de Deus virou mato. Em 520 antes de Cristo ele aparece com uma pergunta incômoda: é tempo de vocês morarem em casa bem acabada, e esta ficar em ruínas? E descreve a sensação que muita gente conhece, de salário posto em saco furado (Ageu 1:4-6).\n\nNão prometia riqueza a quem desse mais; mostrava que a ordem estava trocada. E aconteceu o que raramente acontece com profeta: o povo ouviu. Deus despertou o ânimo do governador Zorobabel, do sacerdote Josué e de todo o resto, e a obra recomeçou (Ageu 1:14). Zacarias pregava ao lado dele, na mesma cidade (Esdras 5:1).\n\nO segundo desânimo veio dos velhos, que se lembravam do templo antigo e achavam o novo uma pobreza. Ageu lhes disse: força, trabalhem, Deus está com vocês (Ageu 2:4). E que a glória desta casa seria maior que a da outra (Ageu 2:9). Cristãos costumam pensar em Jesus, que pisaria aquele chão.\n\nSão dois capítulos; leem-se num intervalo de almoço. Servem a quem largou alguma coisa boa pelo meio: uma reconciliação, um curso, a vida de oração. Para recomeçar não é preciso esperar a vontade; basta pôr a primeira pedra.',
    verses: [
      verse('Ageu 1:4-6', 'casas casa bolsa furada'),
      verse('Ageu 1:14', 'despertou Zorobabel Josué obra'),
      verse('Esdras 5:1', 'Ageu Zacarias profetizaram'),
      verse('Ageu 2:4', 'esforça-te trabalhai convosco'),
      verse('Ageu 2:9', 'glória casa maior'),
    ],
  },
  {
    slug: 'concilio-de-jerusalem',
    question: 'O que foi o Concílio de Jerusalém?',
    synonyms: [
      'Concílio de Jerusalém',
      'primeira reunião da igreja',
      'circuncisão dos gentios',
      'gentio precisa se circuncidar',
      'judaizantes',
    ],
    answer:
      'O Concílio de Jerusalém foi a primeira grande discussão da igreja, uns vinte anos depois da ressurreição. Gente da Judeia ensinava que, sem circuncisão, os novos convertidos de outros povos não podiam ser salvos (Atos 15:1). Não se discutia um detalhe: perguntava-se se Jesus basta.\n\nOs líderes se reuniram, e houve debate de verdade. Pedro lembrou o que Deus tinha feito e disse que judeus e gentios são salvos pela mesma graça; por que pôr no pescoço deles um peso que nem os pais aguentaram (Atos 15:10-11)? Paulo e Barnabé contaram a viagem. Tiago, o irmão de Jesus, mostrou que os profetas já anunciavam isso e propôs não perturbar quem vinha chegando (Atos 15:19-20). Pediram só quatro cuidados, ligados à idolatria, à pureza sexual, ao sangue e à carne sufocada, que permitiam a todos comer juntos.\n\nA carta não dizia só “nós achamos”: punha antes o Espírito Santo, e o “nós” vinha depois (Atos 15:28). Ao ser lida, trouxe alegria (Atos 15:31). Nem por isso acabaram as tensões: Paulo precisou corrigir Pedro em Antioquia, por se afastar da mesa dos gentios (Gálatas 2:11-12).\n\nFicou um modo de decidir: ouvir a experiência, abrir as Escrituras, falar com franqueza e não exigir de ninguém mais do que Deus exige. Toda igreja tende a acrescentar exigências assim, e vale descobrir quais são as da nossa.',
    verses: [
      verse('Atos 15:10-11', 'jugo discípulos graça salvos'),
      verse('Atos 15:1', 'Judeia Moisés salvos'),
      verse('Atos 15:19-20', 'gentios perturbados ídolos sangue'),
      verse('Atos 15:28', 'Espírito Santo nós'),
      verse('Atos 15:31', 'alegraram-se consolação'),
      verse('Gálatas 2:11-12', 'Pedro Antioquia gentios'),
    ],
  },
  {
    slug: 'daniel-e-os-leoes',
    question: 'Como contar a uma criança a história de Daniel na cova dos leões?',
    synonyms: [
      'Daniel na cova dos leões',
      'história de Daniel na cova dos leões',
      'Daniel na cova dos leões para crianças',
      'Daniel na cova dos leões resumo',
      'Daniel e os leões',
      'por que Daniel foi jogado aos leões',
    ],
    answer:
      'Dá para contar assim. Daniel morava longe da sua terra e trabalhava para o rei. Era tão honesto que o rei queria lhe dar o cargo mais alto, e os colegas ficaram com inveja. Procuraram um defeito e não acharam nenhum (Daniel 6:3-5). Então inventaram uma lei: por trinta dias, só se podia fazer pedidos ao rei. Quem desobedecesse iria para os leões (Daniel 6:7).\n\nDaniel soube da lei, foi para casa, abriu a janela e orou como fazia todo dia, três vezes, de joelhos (Daniel 6:10). Foi denunciado. O rei gostava dele e ficou triste, mas a lei não podia mudar, e uma pedra fechou a cova. Naquela noite quem não dormiu foi o rei. De manhã cedo ele correu até lá e chamou. Daniel respondeu: Deus tinha mandado um anjo fechar a boca dos leões (Daniel 6:18-22).\n\nPergunte depois: do que você acha que Daniel teve medo? O que ele fez mesmo assim? Com os pequenos, pare quando ele sai sem um arranhão; o castigo dos acusadores fica para mais tarde. E conte também que Deus nem sempre livra desse jeito, mas fica perto de quem o ama com leão ou sem leão.',
    verses: [
      verse('Daniel 6:10', 'janelas joelhos três orava'),
      verse('Daniel 6:3-5', 'fiel acusação'),
      verse('Daniel 6:7', 'trinta dias petição leões'),
      verse('Daniel 6:18-22', 'jejum anjo boca leões'),
    ],
  },
];

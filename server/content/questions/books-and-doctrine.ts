import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const booksAndDoctrine: readonly QuestionEntry[] = [
  {
    slug: 'sexta-feira-santa',
    question: 'Pode comer carne e trabalhar na Sexta-feira Santa?',
    synonyms: [
      'Sexta-feira Santa do evangélico',
      'comer carne na Sexta-feira Santa',
      'Semana Santa evangélico',
      'peixe na Sexta-feira Santa',
      'trabalhar na Sexta-feira Santa',
      'procissão do Senhor morto',
      'Sexta-feira da Paixão',
    ],
    answer:
      'A Bíblia não proíbe carne nem trabalho nesse dia, porque a data é um costume cristão que nasceu depois dos apóstolos. A Igreja Católica pede aos seus fiéis jejum e abstinência de carne, e muitos evangélicos apenas participam de um culto. Paulo deixa a questão dos dias à convicção de cada um diante do Senhor (Romanos 14:5-6).\n\nO que vale a pena guardar é o fato. Numa sexta-feira Jesus foi crucificado, e pediu ao Pai que perdoasse os que o pregavam na cruz (Lucas 23:34). Antes de sair para aquela noite, cantou com os amigos (Mateus 26:30). Trocar bife por bacalhau caro não alcança isso, e comer churrasco para provocar a tia também não. Se alguém convida, Paulo aconselha comer o que se põe na mesa (1 Coríntios 10:27).\n\nLeia em família os capítulos da paixão, em vozes diferentes. Guarde alguns minutos de silêncio. Apague uma luz, perdoe uma dívida, telefone a quem está só. Explique às crianças por que chamamos de santa uma sexta tão triste, e diga logo que depois vem o domingo. Quem precisa trabalhar trabalhe sem culpa, e dê graças no intervalo. Quanto à procissão, veja o que a sua consciência e a sua igreja dizem, e respeite os vizinhos que passam rezando.',
    verses: [
      verse('Romanos 14:5-6', 'dia certeza mente'),
      verse('Lucas 23:34', 'Pai perdoa-lhes'),
      verse('Mateus 26:30', 'hino Oliveiras'),
      verse('1 Coríntios 10:27', 'convidar comei posto'),
    ],
  },
  {
    slug: 'pascoa-e-chocolate',
    question: 'Crente pode dar ovo de Páscoa e falar de coelho?',
    synonyms: [
      'ovo de Páscoa',
      'coelhinho da Páscoa',
      'chocolate na Páscoa',
      'Páscoa evangélica',
      'origem do coelho da Páscoa',
      'comemorar a Páscoa',
      'domingo de Páscoa em família',
    ],
    answer:
      'Ovo de chocolate é doce, e a Bíblia não o proíbe nem recomenda. Uns cristãos preferem deixá-lo de fora, para que as crianças não confundam a festa, e outros dão com alegria e contam a verdade. Os dois podem servir ao Senhor, desde que ajam convencidos (Romanos 14:5-6).\n\nA história do coelho e do ovo é europeia e bem mais nova do que a Páscoa, e muita coisa que circula sobre a sua origem não tem prova. O que a igreja comemora é Jesus, que foi morto e ressuscitou, e que agora pede por nós junto do Pai (Romanos 8:34). No domingo da ressurreição ele se sentou à mesa de dois amigos cansados e partiu o pão (Lucas 24:30), e foi nesse gesto que o reconheceram.\n\nConte a história antes do chocolate, com as mulheres, a pedra e a corrida. Se der ovo, não faça o coelho passar por pessoa de verdade. Não humilhe a criança que ganhou um ovo pequeno, e gaste o que cabe. Na escola, o seu filho pode participar da pintura e dizer, quando perguntarem, o que a família crê. Leve um doce ao vizinho idoso. E não julgue a casa que faz diferente, porque a ressurreição é maior do que esse assunto.',
    verses: [
      verse('Romanos 14:5-6', 'dia certeza mente'),
      verse('Romanos 8:34', 'ressuscitou direita intercede'),
      verse('Lucas 24:30', 'mesa pão partiu'),
    ],
  },
  {
    slug: 'instrumentos-e-palmas',
    question: 'Bateria, palmas e mãos levantadas: o que pode no louvor?',
    synonyms: [
      'instrumentos na igreja',
      'bater palmas no culto',
      'bateria na igreja',
      'levantar as mãos no louvor',
      'hinos antigos ou músicas novas',
      'som alto na igreja',
      'dançar no culto de louvor',
    ],
    answer:
      'A Bíblia louva a Deus com muito barulho e com muito silêncio. O último salmo chama trombeta, harpa, tamborim, dança, flauta e címbalos (Salmos 150:3-5), outro manda bater palmas (Salmos 47:1), e outro convida a ajoelhar (Salmos 95:6). O corpo inteiro pode adorar.\n\nAs igrejas fazem isso de formas diferentes. Algumas, lendo que o Novo Testamento fala de cantar no coração (Efésios 5:19), usam só a voz ou só hinos. Outras entendem que os salmos continuam ensinando, e põem bateria e guitarra. Há igrejas que pulam e igrejas que mal se mexem, e Deus recebe as duas quando há amor e verdade. A regra de Paulo para o culto é que tudo edifique e seja feito com ordem (1 Coríntios 14:40).\n\nNinguém deve ser obrigado a levantar a mão, nem olhado de lado por levantá-la. Quem lidera cuide da letra, que o povo leva para casa na memória, do volume, que machuca ouvidos e autistas, e do tom, para que o povo cante. Alterne um hino que os avós sabem e um cântico que os jovens trouxeram. Se a mudança incomoda você, fale direto com o líder. E cante, mesmo desafinado, porque o louvor não é concurso.',
    verses: [
      verse('Salmos 150:3-5', 'trombeta tamborim dança flauta címbalos'),
      verse('Salmos 47:1', 'Batei palmas'),
      verse('Salmos 95:6', 'ajoelhemos'),
      verse('Efésios 5:19', 'salmos hinos coração'),
      verse('1 Coríntios 14:40', 'decentemente ordem'),
    ],
  },
  {
    slug: 'dirigir-um-culto',
    question: 'Vou dirigir um culto. Como fazer?',
    serves: ['wishing', 'having'],
    synonyms: [
      'dirigir um culto',
      'ordem do culto',
      'dirigente de culto',
      'culto de oração',
      'abrir o culto',
      'dirigir culto no lar',
      'palavra de saudação',
    ],
    answer:
      'Dirigir um culto é servir à mesa, e quem serve bem faz com que olhem para o dono da casa. Paulo descreve uma reunião em que cada um traz algo, um salmo, um ensino, e põe como medida que tudo edifique (1 Coríntios 14:26) e seja feito com ordem (1 Coríntios 14:40).\n\nEm Atos os primeiros cristãos tinham quatro hábitos, o ensino, a comunhão, o pão e as orações (Atos 2:42). Eles dão um bom roteiro. Na praça, Esdras e os levitas leram com clareza e explicaram o sentido, para que se entendesse (Neemias 8:8). Comece com um versículo ou salmo curto e uma oração, cante duas ou três músicas, abra espaço para pedidos, leia, ouça a mensagem, responda com oração e dê a bênção.\n\nCombine antes com quem prega, canta e cuida do som, e anote o tempo de cada parte. Chegue cedo e cumprimente os novos. Fale pouco entre as músicas, sem sermão extra nem bronca nos atrasados. Chame as pessoas pelo nome, não exponha quem visita e explique a Ceia e a oferta a quem não conhece. Leia os avisos em um minuto. Se algo falhar, respire e continue. Termine na hora. Depois agradeça à equipe, e pergunte a um amigo honesto o que melhorar.',
    verses: [
      verse('1 Coríntios 14:26', 'salmo doutrina edificação'),
      verse('1 Coríntios 14:40', 'decentemente ordem'),
      verse('Atos 2:42', 'doutrina comunhão pão orações'),
      verse('Neemias 8:8', 'leram explicando sentido'),
    ],
  },
  {
    slug: 'cansado-de-servir',
    question: 'Estou cansado de servir na igreja. Posso parar?',
    serves: ['having'],
    synonyms: [
      'cansado de servir',
      'cansei do ministério',
      'sobrecarga na igreja',
      'largar o cargo na igreja',
      'faço tudo na igreja',
      'líder cansado',
      'pedir para sair do ministério',
    ],
    answer:
      'Você pode parar por um tempo, e isso não é abandonar a Deus. Jesus chamou à parte os discípulos, que não tinham tempo nem para comer (Marcos 6:31), e o convite a quem está sobrecarregado foi feito também a quem trabalha para ele (Mateus 11:28).\n\nMarta servia, e o serviço a deixou irritada com a irmã e com o próprio Senhor (Lucas 10:40-42). Ele a chamou duas vezes pelo nome, com afeto, e lhe mostrou o que faltava. Jetro disse a Moisés que aquele modo de trabalhar o faria cair (Êxodo 18:18). Quando Paulo pede que não cansemos de fazer o bem (Gálatas 6:9), não está mandando fazer tudo. O cansaço às vezes vem do excesso, às vezes de mágoa, de falta de gratidão ou de um cargo que nunca foi seu.\n\nFaça uma lista do que carrega e marque o que só você pode fazer, que será pouco. Fale com o pastor e dê uma data: “posso até o fim do mês”. Prepare alguém e entregue as chaves. Durante a pausa, sente-se no banco, receba, durma e visite a família. Se a igreja responde com culpa ou maldição, ela tem um problema que não é seu. Volte com menos tarefas, um dia de folga e um companheiro.',
    verses: [
      verse('Marcos 6:31', 'repousai comer'),
      verse('Mateus 11:28', 'cansados sobrecarregados'),
      verse('Lucas 10:40-42', 'Marta serviços irmã'),
      verse('Êxodo 18:18', 'Desfalecerás pesado sozinho'),
      verse('Gálatas 6:9', 'cansemos bem'),
    ],
  },
  {
    slug: 'pastor-sem-prestar-contas',
    question: 'Meu pastor não presta contas do dinheiro. Posso perguntar?',
    synonyms: [
      'prestação de contas na igreja',
      'pastor não presta contas',
      'dinheiro da igreja',
      'para onde vai o dízimo',
      'salário do pastor',
      'pastor rico',
      'desvio de dinheiro na igreja',
    ],
    answer:
      'Você pode perguntar, e uma pergunta respeitosa não é rebeldia. Paulo organizou uma coleta grande e tomou o cuidado de não andar só com o dinheiro, porque queria ser honesto diante do Senhor e também das pessoas (2 Coríntios 8:20-21). Um apóstolo não achou que isso o diminuía.\n\nO hábito é antigo. Quando Esdras levou o tesouro do templo, tudo foi contado, pesado e anotado na chegada (Esdras 8:34). Paulo deixou que as igrejas aprovassem por escrito quem levaria a oferta (1 Coríntios 16:3), e Pedro avisou os pastores contra a ganância e contra agir como donos do rebanho (1 Pedro 5:2-3). O pastor pode ser sustentado, e bem, e as contas abertas protegem a ele e ao povo.\n\nComece em particular, com o tesoureiro ou o pastor: existe relatório, assembleia, conselho fiscal, estatuto? Igreja é pessoa jurídica, e os membros costumam ter direito a ver as contas, conforme o estatuto. Vá com outro irmão se a resposta demorar, e escreva à denominação. Não espalhe suspeita sem prova. Se há prova de desvio, a denúncia cabe à polícia ou ao Ministério Público. Quem ameaça com maldição por uma pergunta já respondeu alguma coisa. Enquanto isso, você pode ofertar direto a quem precisa, ou procurar outra igreja.',
    verses: [
      verse('2 Coríntios 8:20-21', 'critique honesto Senhor pessoas'),
      verse('Esdras 8:34', 'conferido peso registrado'),
      verse('1 Coríntios 16:3', 'cartas doação Jerusalém'),
      verse('1 Pedro 5:2-3', 'rebanho'),
    ],
  },
  {
    slug: 'orar-pelos-governantes',
    question: 'Devo orar por um governante de quem não gosto?',
    synonyms: [
      'orar pelos governantes',
      'orar pelo presidente',
      'orar pelas autoridades',
      'orar pelo Brasil',
      'obedecer a governo ruim',
      'governante corrupto',
      'raiva de político',
    ],
    answer:
      'Paulo pede que se ore pelos reis e por todos os que mandam (1 Timóteo 2:1-2), e o imperador daquele tempo não era cristão nem bondoso. Orar por alguém não é aplaudir. É pedir que Deus o guie, o freie e o leve a prestar contas.\n\nJeremias mandou os exilados na Babilônia orarem pela paz da cidade que os tinha derrotado (Jeremias 29:7). A autoridade, diz Romanos, existe sob Deus (Romanos 13:1), e por isso tem limite. Quando mandaram que os apóstolos se calassem, eles responderam que era preciso ouvir a Deus antes (Atos 4:19). O cristão paga imposto, respeita, vota, critica com verdade e desobedece ao que é pecado. João Batista repreendeu um rei; orar por quem governa não obriga ninguém a calar.\n\nOre por nome e por tarefa: que o prefeito cuide do posto, que a juíza não aceite pressão, que o presidente tenha conselheiros honestos. Inclua os da oposição. Peça pelos pobres, que sentem primeiro cada decisão. Antes de compartilhar uma notícia, confira. Não chame ninguém de ungido ou de anticristo por causa do voto. Um irmão vale mais que uma eleição. Se a raiva não sai, desligue a tela por uma semana.',
    verses: [
      verse('1 Timóteo 2:1-2', 'orações reis superior'),
      verse('Jeremias 29:7', 'paz cidade orai'),
      verse('Romanos 13:1', 'autoridades Deus'),
      verse('Atos 4:19', 'Pedro João Deus ouvir'),
    ],
  },
  {
    slug: 'biblia-no-celular',
    question: 'Ler a Bíblia no celular vale? E o que faço com a Bíblia velha?',
    synonyms: [
      'Bíblia no celular',
      'Bíblia digital',
      'Bíblia em papel',
      'jogar fora Bíblia velha',
      'Bíblia rasgada',
      'riscar a Bíblia',
      'Bíblia aberta na sala',
    ],
    answer:
      'A Palavra é a mesma no papel, na tela e no ouvido. Os primeiros cristãos quase todos a escutavam, porque rolos eram caros, e Timóteo conheceu as Escrituras desde pequeno em casa (2 Timóteo 3:15). O que importa é que elas estejam no coração e na conversa (Deuteronômio 6:6-7).\n\nCada forma ajuda de um jeito. O celular aumenta a letra, acha um versículo num instante e vai no ônibus. O papel não apita, mostra onde você está no livro e guarda as suas anotações. Se a notificação leva você para outro lugar, ponha o aparelho em modo avião durante a leitura. A construção sobre a rocha, disse Jesus, é de quem ouve e pratica (Mateus 7:24-25). A Bíblia aberta na sala, no salmo bonito, não protege a casa por si.\n\nVocê pode sublinhar e escrever na margem, e muitos guardam a Bíblia dos avós por isso. A que está velha pode ser encadernada ou dada, se ainda serve. Se rasgou ou mofou, o papel pode ir para a reciclagem ou ser enterrado, com o respeito que a sua consciência pedir. Não há castigo em descartá-la, porque santa é a mensagem que ela traz. Sem dinheiro para comprar uma, peça na igreja ou use esta daqui.',
    verses: [
      verse('2 Timóteo 3:15', 'infância Escrituras'),
      verse('Deuteronômio 6:6-7', 'palavras coração filhos casa'),
      verse('Mateus 7:24-25', 'palavras pratica rocha'),
    ],
  },
];

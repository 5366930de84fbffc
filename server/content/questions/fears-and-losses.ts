import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const fearsAndLosses: readonly QuestionEntry[] = [
  {
    slug: 'casa-assombrada',
    question: 'Ouço barulhos e sinto medo em casa. Há espíritos aqui?',
    serves: ['having'],
    synonyms: [
      'casa assombrada',
      'barulhos estranhos em casa',
      'espírito em casa',
      'vejo vultos',
      'casa carregada',
      'criança vê vulto',
      'ungir a casa',
    ],
    answer:
      'Você não precisa viver com medo dentro da sua casa, porque o Espírito que mora em quem é de Deus supera todo espírito do mundo (1 João 4:4). Nada, nem poderes nem coisa criada, separa você do amor dele (Romanos 8:38-39). Essa certeza vem antes de qualquer explicação.\n\nQuase todo barulho tem causa: cano, vento, telhado que dilata, rato no forro, vizinho. Vultos aparecem com sono ruim, remédio, febre, luto ou olhos cansados, e crianças pequenas misturam sonho e realidade. Olhe primeiro isso. A Bíblia não ensina que os mortos fiquem rondando as casas, pois depois da morte vem o juízo de Deus (Hebreus 9:27). Ela fala de espíritos maus, e diz que eles não mandam em quem pertence a Jesus.\n\nOre em casa com palavras comuns, peça paz para cada cômodo, leia um salmo antes de deitar e durma confiando em quem vigia por você (Salmos 4:8). O pastor pode vir orar com a família, sem espetáculo. Não pague limpeza espiritual, nem deixe ninguém assustar as crianças. Se só uma pessoa ouve vozes, se a voz dá ordens ou se há sono perdido por dias, procure um médico logo, e o 192 se a ordem for de ferir alguém. Se há cheiro de gás, não acenda nada nem mexa no interruptor, abra as janelas, saia e ligue 193.',
    verses: [
      verse('1 João 4:4', 'maior mundo'),
      verse('Romanos 8:38-39', 'poderes separar amor'),
      verse('Hebreus 9:27', 'morrerem uma vez'),
      verse('Salmos 4:8', 'paz deito durmo'),
    ],
  },
  {
    slug: 'medo-do-fim-do-mundo',
    question: 'Vejo as notícias e tenho medo do fim do mundo. O que faço?',
    serves: ['having'],
    synonyms: [
      'medo do fim do mundo',
      'o mundo está acabando',
      'medo do arrebatamento',
      'medo das notícias',
      'ansiedade com o fim dos tempos',
      'profecia com data',
      'terceira guerra mundial',
    ],
    answer:
      'Jesus falou do fim para que ninguém vivesse apavorado. Ele disse que haveria guerras e rumores, e pediu que os seus não se espantassem, pois ainda não era o fim (Mateus 24:6). Acrescentou que ninguém sabe o dia nem a hora (Mateus 24:36), e isso basta para desligar qualquer vídeo que marque data.\n\nPara quem pertence a ele, o fim tem um rosto conhecido. A ordem que Jesus deu para aqueles dias foi erguer a cabeça, porque o resgate está chegando (Lucas 21:28). Paulo escreveu sobre a volta do Senhor e concluiu pedindo que as pessoas se consolassem com essas palavras (1 Tessalonicenses 4:18). Se uma pregação só deixa medo, alguma coisa faltou nela.\n\nDiminua as notícias a uma hora do dia e deixe de seguir quem lucra com susto. Converse com as crianças sobre o que viram. Troque parte do tempo por um serviço, uma visita, uma horta. Se você teme ser deixado para trás, leia de novo o evangelho: o que nos segura é a graça de Jesus. E se o medo tira o sono, traz crises ou impede de estudar e trabalhar, um psicólogo pode ajudar, porque ansiedade usa o assunto que encontra.',
    verses: [
      verse('Mateus 24:6', 'guerras rumores espanteis fim'),
      verse('Mateus 24:36', 'dia hora ninguém sabe'),
      verse('Lucas 21:28', 'levantai cabeças resgate'),
      verse('1 Tessalonicenses 4:18', 'consolai palavras'),
    ],
  },
  {
    slug: 'perdi-um-filho',
    question: 'Meu filho morreu. Como continuar a viver?',
    serves: ['losing'],
    synonyms: [
      'meu filho morreu',
      'minha filha morreu',
      'enterrei um filho',
      'luto de mãe',
      'luto de pai',
      'morte de filho',
      'filho assassinado',
    ],
    answer:
      'Não existe frase que conserte isso, e ninguém tem o direito de lhe dizer que já passou tempo bastante. A Bíblia não apressa os pais. Davi subiu ao quarto sobre a porta e repetia o nome do filho, e teria trocado de lugar com ele (2 Samuel 18:33).\n\nQuando Jesus encontrou uma viúva que levava o único filho ao cemitério, teve compaixão dela antes que ela pedisse (Lucas 7:13). Diante do túmulo de um amigo, chorou (João 11:35), sabendo o que ia fazer em seguida. Ele leva a sério cada minuto desse luto. Em outra perda, a de um menino pequeno, Davi disse que iria até ele um dia (2 Samuel 12:23), e muitos pais se agarram a essa frase. A promessa final é a de que Deus enxugará toda lágrima, e a morte não existirá (Apocalipse 21:4).\n\nComa um pouco, beba água, deixe que outros façam a comida e atendam a porta. Guarde o quarto pelo tempo que precisar. Fale o nome do seu filho, e conte dele. O pai e a mãe choram de modos diferentes, por isso sejam pacientes um com o outro, e cuidem dos irmãos, que também perderam. Se a morte foi violenta, a raiva também cabe na oração, e a Defensoria acompanha a família. Há grupos de pais enlutados, e psicólogo no posto. Se houver a vontade de ir junto, ligue 188 agora e passe esta noite com alguém.',
    verses: [
      verse('2 Samuel 18:33', 'rei chorou Filho'),
      verse('Lucas 7:13', 'Senhor compadeceu-se chores'),
      verse('João 11:35', 'Jesus chorou'),
      verse('2 Samuel 12:23', 'morto vou'),
      verse('Apocalipse 21:4', 'lágrima morte'),
    ],
  },
  {
    slug: 'sem-comida-na-mesa',
    question: 'Falta comida na mesa. A quem peço ajuda?',
    serves: ['having'],
    synonyms: [
      'falta comida',
      'passo fome',
      'não tenho o que comer',
      'geladeira vazia',
      'cesta básica',
      'meus filhos com fome',
      'sem dinheiro para comer',
    ],
    answer:
      'A fome pede comida hoje, e pedir não é vergonha. Procure o CRAS do seu bairro e diga que falta alimento, porque existe ajuda de emergência e cesta básica, além do Cadastro Único e do Bolsa Família. Onde há restaurante popular, cozinha solidária ou banco de alimentos, a prefeitura informa, e o telefone 156 atende em muitas cidades. A escola das crianças também deve saber.\n\nFale com a sua igreja, e se não tem uma, bata na mais próxima. Tiago diz que mandar embora em paz o irmão sem o alimento do dia não serve para nada (Tiago 2:15-16). A primeira igreja organizou a distribuição quando viúvas ficavam de fora (Atos 6:1). Quem ajuda cumpre o evangelho, e quem recebe não deve explicações humilhantes.\n\nO pedido do pão está no Pai-Nosso (Mateus 6:11), e essa linha foi feita para uma cozinha como a sua. A falta não é castigo nem pouca fé. Paulo também conheceu fome (Filipenses 4:12). Não deixe de comer para que os outros comam, dia após dia, sem contar a ninguém. Se há bebê, o posto orienta sobre leite e vacinas. E se a fome já enfraquece uma criança, uma grávida ou um idoso, vá hoje ao posto ou à UPA.',
    verses: [
      verse('Tiago 2:15-16', 'alimento diário paz proveito'),
      verse('Atos 6:1', 'viúvas distribuição'),
      verse('Mateus 6:11', 'pão cada dia'),
      verse('Filipenses 4:12', 'fome abundância'),
    ],
  },
  {
    slug: 'fiquei-viuvo',
    question: 'Fiquei viúva ou viúvo. Como viver sozinho agora?',
    serves: ['losing'],
    synonyms: [
      'fiquei viúva',
      'fiquei viúvo',
      'recém-viúva',
      'meu marido morreu',
      'minha esposa morreu',
      'viuvez',
      'a cama vazia',
    ],
    answer:
      'Quem perde o companheiro perde também o dia como era, o outro prato, a voz no corredor, quem sabia da senha e do remédio. O seu luto tem esse tamanho, e sete dias são pouco para ele. Deus sustenta o órfão e a viúva (Salmos 146:9), e fez disso uma marca do povo dele.\n\nNoemi voltou para a sua terra dizendo que trocassem o seu nome por Amarga (Rute 1:20), e ninguém a corrigiu. A tristeza dela foi ouvida, e a companhia veio por outra mulher que também tinha enterrado o marido. Ana, viúva por décadas, encontrou lugar no templo e viu o menino Jesus (Lucas 2:37). São dois caminhos diferentes, e o seu terá o próprio passo.\n\nNos primeiros meses não venda a casa, não empreste dinheiro e não decida o que puder esperar. Procure cedo o INSS e a Defensoria para saber da pensão e do inventário, porque há prazos, e peça a alguém de confiança que ajude com as contas. Coma à mesa, mesmo só. Aceite um convite por semana. Chore no culto, se as lágrimas vierem. Guarde ou doe as roupas quando quiser. Desconfie de quem aparece depressa, pela internet ou na igreja, com amor e pedido de dinheiro. Quando a vida parecer pesada demais, o 188 atende.',
    verses: [
      verse('Salmos 146:9', 'órfão viúva'),
      verse('Rute 1:20', 'Noemi Mara amargura'),
      verse('Lucas 2:37', 'viúva Templo orações'),
    ],
  },
  {
    slug: 'recomecar-depois-do-divorcio',
    question: 'Me divorciei. Como recomeçar a vida?',
    serves: ['losing'],
    synonyms: [
      'recomeçar depois do divórcio',
      'me divorciei',
      'estou divorciada',
      'separação recente',
      'vida depois da separação',
      'ele pediu o divórcio',
      'divórcio e vergonha',
    ],
    answer:
      'Um divórcio é uma morte sem velório, e por isso tanta gente sofre sem receber visita. Deus não deixou de ser o seu Deus quando o juiz assinou. Ele diz por Isaías que os montes podem sair do lugar, mas a bondade dele não se retira (Isaías 54:10).\n\nO ideal do Senhor é que o casamento dure, e Jesus disse que o divórcio existe por causa da dureza do coração (Mateus 19:8). Essa dureza pode ter sido sua, do outro ou dos dois. Olhe a sua parte com honestidade, peça perdão por ela e não carregue a do outro. A quem foi deixado, Paulo fala de um chamado à paz (1 Coríntios 7:15). Quem saiu por causa de violência se protegeu e não deve explicações a ninguém.\n\nNos próximos meses, cuide do básico: sono, comida, trabalho, filhos, papéis com um advogado ou a Defensoria. Não fale mal do outro às crianças, nem mande recado por elas. Se o outro ameaça ou persegue, ligue 180 e pergunte pela medida protetiva. Escolha dois amigos para ouvir a história toda, e aos demais diga pouco. Espere antes de namorar, porque quem ainda está ferido costuma escolher mal. Sobre servir e casar de novo as igrejas divergem, e o seu pastor pode dizer o que a sua entende. Cada manhã traz misericórdia nova (Lamentações 3:22-23).',
    verses: [
      verse('Isaías 54:10', 'montes bondade removerá'),
      verse('Mateus 19:8', 'dureza corações divorciar-se'),
      verse('1 Coríntios 7:15', 'separar paz'),
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã'),
    ],
  },
  {
    slug: 'perdi-tudo-na-enchente',
    question: 'A enchente levou tudo. Onde está Deus, e o que faço?',
    serves: ['losing', 'suffered'],
    synonyms: [
      'enchente',
      'perdi tudo na enchente',
      'alagamento',
      'deslizamento',
      'desabrigado',
      'casa alagada',
      'incêndio em casa',
    ],
    answer:
      'Deus não mandou a água para castigar você. A Bíblia conhece o pavor de quem vê a correnteza subir, e um salmo grita que as águas chegaram à alma e não há onde firmar o pé (Salmos 69:1-3). Essa oração está lá para ser usada hoje.\n\nDeus não prometeu uma vida sem rio cheio. Prometeu companhia a quem passa pelas águas (Isaías 43:1-2). Jó perdeu tudo num dia, rasgou a roupa e chorou no chão (Jó 1:20-21), e os amigos acertaram enquanto ficaram sete dias sentados ao lado dele sem falar (Jó 2:13). Quem chegar com uma lição de moral pode esperar.\n\nPrimeiro a vida. Não volte a uma casa com rachadura ou com a rede elétrica molhada, e ligue 199 para a Defesa Civil ou 193 para os bombeiros. Não pise na água suja sem bota, beba só água limpa, e procure o posto se tiver febre, dor nas pernas ou ferida, e conte ali que teve contato com a água da enchente. Fotografe os estragos, cadastre-se no CRAS para auxílio, e peça a segunda via dos documentos. Aceite roupa, cama e comida. Deixe as crianças brincarem e falarem do medo. E quando conseguir dormir uma noite inteira, agradeça por ela.',
    verses: [
      verse('Salmos 69:1-3', 'águas alma lamaçal correnteza'),
      verse('Isaías 43:1-2', 'águas estarei contigo'),
      verse('Jó 1:20-21', 'Jó rasgou capa terra'),
      verse('Jó 2:13', 'sete dias terra palavra dor'),
    ],
  },
  {
    slug: 'aluguel-atrasado',
    question: 'O aluguel atrasou e podem me despejar. O que faço?',
    serves: ['having'],
    synonyms: [
      'aluguel atrasado',
      'ordem de despejo',
      'vou ser despejada',
      'sem dinheiro para o aluguel',
      'dono da casa quer a casa',
      'medo de despejo',
      'dívida de aluguel',
    ],
    answer:
      'Aja antes do prazo, porque falar com o dono da casa ou a imobiliária cedo abre portas que depois se fecham. Diga a verdade, proponha um valor que consiga pagar e ponha o acordo por escrito. O despejo precisa passar pela Justiça, e ninguém pode trocar a fechadura nem jogar as suas coisas na rua. Se chegou um papel do juiz, não o deixe na gaveta, porque o prazo corre, e leve-o logo à Defensoria Pública, que atende sem cobrar.\n\nJesus conhece essa insegurança, pois disse que até as raposas tinham toca, e ele não tinha onde encostar a cabeça (Mateus 8:20). Deus levanta do pó o pobre e ergue o necessitado (Salmos 113:7). Ele disse aos que o temem que não os deixaria nem desampararia, e a carta que repete isso fala justamente de dinheiro (Hebreus 13:5).\n\nConte à família e à igreja, que existe também para esses dias. Isaías lembra ao povo de Deus o dever de recolher em casa os desamparados (Isaías 58:7). Procure o CRAS para saber de aluguel social e do Cadastro Único. Veja se um cômodo, um parente ou uma casa menor resolve por uns meses, sem vergonha de recuar. Evite empréstimo de agiota e venda apressada da geladeira. Guarde recibos e mensagens, e deixe documentos e remédios numa bolsa só.',
    verses: [
      verse('Mateus 8:20', 'raposas tocas cabeça'),
      verse('Salmos 113:7', 'levanta pobre pó'),
      verse('Hebreus 13:5', 'contentando-vos deixarei desampararei'),
      verse('Isaías 58:7', 'desamparados recolhas casa'),
    ],
  },
];

import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const worshipAndPeople: readonly QuestionEntry[] = [
  {
    slug: 'guardar-dinheiro',
    question: 'Guardar dinheiro é falta de fé? Como fazer uma reserva?',
    synonyms: [
      'guardar dinheiro',
      'poupança',
      'reserva de emergência',
      'poupar é falta de fé',
      'investir para o futuro',
      'previdência',
      'não sobra nada no mês',
    ],
    answer:
      'Guardar com simplicidade é sabedoria, e a Bíblia elogia quem o faz. Provérbios manda olhar a formiga, que ajunta no verão sem ninguém mandar (Provérbios 6:6-8), e José salvou um país separando uma parte nos anos de fartura (Gênesis 41:34-36). A fé não dispensa o celeiro.\n\nO que Jesus combate é outra coisa, a ganância de quem pensa que a vida consiste no que possui (Lucas 12:15). Paulo pede aos que têm que não ponham a esperança em riqueza incerta e sejam prontos a repartir (1 Timóteo 6:17-18). Uma boa medida é perguntar se a reserva me deixa mais calmo para servir, ou mais preso a ela. Eclesiastes aconselha ainda a não pôr tudo no mesmo lugar (Eclesiastes 11:2).\n\nComece pagando o que cobra mais juros, porque nenhuma poupança rende tanto. Depois separe um valor fixo no dia em que recebe, mesmo cinco reais, em lugar de fácil retirada e garantido. A meta pode ser um mês de gastos, depois três. Fuja de promessa de lucro alto. O casal decide junto. Deixe no orçamento uma linha para a oferta e outra para a alegria. Quem mal fecha o mês não está em falta com Deus, e o CRAS pode ajudar a ver benefícios.',
    verses: [
      verse('Provérbios 6:6-8', 'formiga verão mantimento'),
      verse('Gênesis 41:34-36', 'fartura provisão trigo'),
      verse('Lucas 12:15', 'ganância vida bens'),
      verse('1 Timóteo 6:17-18', 'ricos esperança riquezas'),
      verse('Eclesiastes 11:2', 'parte sete oito'),
    ],
  },
  {
    slug: 'dinheiro-do-casal',
    question: 'Casal deve juntar o dinheiro ou cada um com o seu?',
    synonyms: [
      'dinheiro do casal',
      'conta conjunta',
      'quem paga as contas',
      'marido esconde o salário',
      'esposa ganha mais',
      'dívida escondida do cônjuge',
      'separação de bens',
    ],
    answer:
      'A Bíblia não manda abrir conta conjunta, mas manda que os dois sejam um. O Gênesis descreve o casamento como uma só carne (Gênesis 2:24), e o dinheiro costuma mostrar quanto disso já aconteceu. O segredo faz mais estrago do que o modelo de conta.\n\nO casal pode juntar tudo, dividir por porcentagem ou manter uma conta da casa e uma de cada um. O que serve é aquilo que os dois entendem e aceitaram. A mulher elogiada em Provérbios avaliou um campo e o comprou (Provérbios 31:16), sinal de que gerir dinheiro não tem sexo. Se ela ganha mais, ninguém fica menor, e se um cuida da casa sem salário, o dinheiro também é dele. Pela sabedoria uma casa se firma (Provérbios 24:3), e um bom começo é uma folha de papel.\n\nMarquem uma hora por mês, sem criança e sem fome, e ponham na mesa renda, dívidas, sonhos e um valor livre para cada um. Combinem um limite acima do qual ninguém compra sozinho. Quem escondeu uma dívida conte logo, porque ela aparece. Tomar o salário, o cartão ou os documentos do outro, ou deixá-lo sem o básico, é violência, e o 180 orienta. Se não conseguem falar sem brigar, peçam ajuda a um casal de confiança.',
    verses: [
      verse('Gênesis 2:24', 'homem mulher carne'),
      verse('Provérbios 31:16', 'avalia campo compra'),
      verse('Provérbios 24:3', 'sabedoria casa firme'),
    ],
  },
  {
    slug: 'testamento-e-seguro',
    question: 'Crente pode fazer testamento e seguro de vida?',
    synonyms: [
      'testamento',
      'seguro de vida',
      'plano funerário',
      'deixar herança',
      'inventário em vida',
      'preparar a morte',
      'seguro do carro',
    ],
    answer:
      'O crente pode fazer as duas coisas, e elas são um gesto de amor por quem fica. O homem de bem deixa herança até aos netos, diz um provérbio (Provérbios 13:22), e Paulo escreve com dureza sobre o descuido com a própria família (1 Timóteo 5:8).\n\nFazer um seguro não é desconfiar de Deus, do mesmo modo que ninguém desconfia dele ao pôr uma tranca. José guardou trigo para os anos ruins, e Jesus, na cruz, deixou a mãe entregue a alguém (João 19:26-27). Seria errado apoiar-se nisso como se a vida dependesse da apólice, ou dar a entender aos filhos que são amados pelo que vão receber.\n\nNa prática, deixe por escrito onde estão documentos, senhas, dívidas e seguros, e quem cria os filhos menores se os dois faltarem. O testamento costuma ser feito no cartório, e a lei reserva metade dos bens a certos herdeiros, como filhos, pais e cônjuge, por isso vale ouvir um advogado ou a Defensoria. Doar em vida com calma evita brigas, desde que você não fique sem casa. Compare planos, leia o que eles não cobrem e não assine por telefone. Converse com a família à mesa, e diga também o que não cabe em papel.',
    verses: [
      verse('Provérbios 13:22', 'bem herança filhos'),
      verse('1 Timóteo 5:8', 'cuida família fé'),
      verse('João 19:26-27', 'mãe discípulo'),
    ],
  },
  {
    slug: 'fe-na-universidade',
    question: 'Entrei na universidade e a minha fé está balançando. O que faço?',
    serves: ['having'],
    synonyms: [
      'fé na universidade',
      'perdi a fé na faculdade',
      'professor ateu',
      'colegas ateus',
      'cristão na universidade',
      'duvido da Bíblia depois da faculdade',
      'república e festas',
    ],
    answer:
      'A dúvida que aparece na faculdade é um bom motivo para aprender, e a sua fé não precisa ser frágil para ser sincera. Daniel estudou na corte da Babilônia, com outra língua e outros deuses, e Deus deu inteligência a ele e aos amigos (Daniel 1:17). Ele escolheu um limite claro para si, e o cumpriu com educação (Daniel 1:8).\n\nOs judeus de Bereia foram elogiados por examinar as Escrituras a cada dia para ver se o que ouviam era certo (Atos 17:11). Perguntar é coisa de gente nobre. Muitas perguntas novas já foram respondidas por cristãos que são professores, físicos e historiadores, e vale ler um deles por cada crítico. Separe o que é argumento do que é deboche, e o que é fato do que é opinião de quem dá a nota.\n\nNão enfrente isso só. Procure um grupo cristão no campus e uma igreja perto da república no primeiro mês. Leia um Evangelho por semana. Escreva as dúvidas e leve a alguém que estude. Cumpra as tarefas com excelência, respeite o professor e diga “penso diferente” quando precisar. Antes de uma festa, decida até onde vai. Se cair, volte. E se o pensamento que ronda é o de desistir de viver, procure o serviço de apoio da faculdade ou o 188.',
    verses: [
      verse('Daniel 1:17', 'rapazes conhecimento inteligência'),
      verse('Daniel 1:8', 'Daniel contaminar'),
      verse('Atos 17:11', 'nobres examinando escrituras'),
    ],
  },
  {
    slug: 'fui-adotado',
    question: 'Sou adotado. Devo procurar meus pais biológicos?',
    serves: ['having'],
    synonyms: [
      'fui adotado quando criança',
      'sou filho adotivo',
      'procurar pais biológicos',
      'descobri que sou adotado',
      'rejeitado pela mãe biológica',
      'origem da minha família',
      'contar que é adotado',
    ],
    answer:
      'Querer saber de onde veio é natural e não tira nada de quem criou você. Moisés foi tirado das águas e adotado por uma princesa (Êxodo 2:10), e um dia saiu a conhecer os seus irmãos. As duas histórias fizeram dele quem ele foi.\n\nA fé cristã tem um carinho especial por essa palavra. Paulo diz que em Cristo fomos recebidos como filhos adotados, por decisão de amor (Efésios 1:5), e que o Espírito nos ensina a dizer Aba (Romanos 8:15). Na casa de Deus não existe filho de segunda. Antes que alguém decidisse por você, ele formava o seu interior (Salmos 139:13-14), e por isso a sua vida não começou num abandono.\n\nProcure, se quiser, sem pressa. A lei garante ao adulto o acesso ao processo de adoção, e o menor pode pedir com orientação, por isso comece na Vara da Infância. Conte aos seus pais com ternura e diga o que eles são. Prepare-se para portas fechadas, mortes, pobreza ou um abraço, e tenha quem acompanhe você, talvez uma psicóloga. Não dê dinheiro nem vá só ao primeiro encontro. Quem não quer procurar também não deve nada. Se acabou de descobrir, a raiva pela mentira é justa, e pode ser dita.',
    verses: [
      verse('Êxodo 2:10', 'filha Faraó adotou Moisés'),
      verse('Efésios 1:5', 'filhos adotados'),
      verse('Romanos 8:15', 'adoção Aba Pai'),
      verse('Salmos 139:13-14', 'formaste interior ventre'),
    ],
  },
  {
    slug: 'rejeicao-dos-pais',
    question: 'Meus pais não me queriam. Como curar essa rejeição?',
    serves: ['suffered'],
    synonyms: [
      'rejeição dos pais',
      'meus pais não me queriam',
      'filho indesejado',
      'mãe que preferia o outro filho',
      'nunca ouvi te amo dos meus pais',
      'ferida de rejeição',
      'filho rejeitado',
    ],
    answer:
      'Você foi querido por Deus antes de qualquer decisão humana, e é aí que a sua história começa. Ele teceu você no ventre (Salmos 139:13-14), também quando a notícia não alegrou ninguém.\n\nA Bíblia não esconde pais que preferem um filho. Esaú gritou com amargura pedindo que o pai o abençoasse também (Gênesis 27:34). Lia conheceu no casamento essa dor de ser a menos amada, e o Senhor viu (Gênesis 29:31). O salmista escreveu a frase que muitos guardam: se pai e mãe abandonarem, ele acolhe (Salmos 27:10). A ferida existe, mas não é a última palavra. João pede que olhemos que amor é esse, que nos chama de filhos (1 João 3:1).\n\nDê nome ao que faltou, num papel ou com uma psicóloga, sem precisar odiar nem desculpar. Pergunte o que eles receberam dos próprios pais, se isso ajudar, e saiba que entender não obriga a conviver com quem ainda machuca. Você pode parar de esperar o elogio que não veio. Procure na igreja um homem e uma mulher mais velhos que sejam presença. Cuide para não cobrar do cônjuge o que era do pai. Se ainda mora com eles e há maus-tratos, conte a um adulto ou ao Disque 100. E se tem filhos, diga a eles hoje, em voz alta, a frase que lhe fez falta.',
    verses: [
      verse('Salmos 139:13-14', 'formaste ventre'),
      verse('Gênesis 27:34', 'Esaú amarga Abençoa'),
      verse('Gênesis 29:31', 'Lia mal-amada'),
      verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
      verse('1 João 3:1', 'amor Pai filhos'),
    ],
  },
  {
    slug: 'longe-dos-filhos',
    question: 'Me afastaram dos meus filhos. O que faço com essa saudade?',
    serves: ['losing'],
    synonyms: [
      'longe dos filhos',
      'não me deixam ver meus filhos',
      'alienação parental',
      'perdi a guarda',
      'guarda dos filhos',
      'visita dos filhos',
      'filha não quer me ver',
    ],
    answer:
      'Deus conhece a dor de pai que espera, e você não precisa escondê-la dele. Jeremias ouviu o choro de Raquel pelos filhos, e a resposta foi que há esperança para o futuro, pois voltarão (Jeremias 31:16-17). A promessa era para um povo, mas a ternura é a mesma.\n\nDiante de Salomão, a mãe de verdade preferiu ficar sem a criança a vê-la partida ao meio (1 Reis 3:26). Esse amor pensa primeiro no pequeno. Em casa isso significa não fazer dele mensageiro nem espião e nunca falar mal do outro, mesmo quando o outro fala de você. Na medida do possível, procure paz (Romanos 12:18), e a medida inclui advogado.\n\nBusque a Defensoria, porque a convivência é direito da criança e pode ser regulada pelo juiz. Cumpra horários e pague a pensão mesmo sem visita, pois uma coisa não depende da outra. Guarde registros e não vá buscar à força. Se o contato é permitido, mande cartas curtas e lembre os aniversários, e escreva um caderno para entregar um dia. Se o afastamento veio por algo que você fez, trate-se, cumpra o que o juiz mandou e aceite a visita acompanhada. Se há risco para a criança com o outro, denuncie no Disque 100. Se a saudade virar vontade de morrer, ligue 188, porque eles ainda vão precisar de você.',
    verses: [
      verse('Jeremias 31:16-17', 'choro esperança futuro'),
      verse('1 Reis 3:26', 'mulher filho vivo'),
      verse('Romanos 12:18', 'possível paz'),
    ],
  },
  {
    slug: 'autista-adulto',
    question: 'Sou autista e adulto. Há um lugar para mim na igreja?',
    serves: ['having'],
    synonyms: [
      'autista adulto',
      'sou autista',
      'diagnóstico tardio',
      'autista na igreja',
      'barulho do culto me faz mal',
      'sobrecarga sensorial no culto',
      'asperger e fé',
    ],
    answer:
      'Há lugar para você, com o jeito que você tem. O corpo de Cristo é feito de membros diferentes, e Paulo diz que nenhum pode dizer ao outro que não precisa dele (1 Coríntios 12:21-22). Um corpo inteiro de olhos não andaria.\n\nQuando trouxeram a Jesus um homem que não ouvia, ele o tirou do meio do povo e se fez entender por gestos (Marcos 7:33). O Senhor mudou o modo de se aproximar para que aquela pessoa pudesse entender. A fé não se mede por abraço, olho no olho nem lágrima no louvor. Quem precisa de silêncio, de rotina e de explicação literal adora tão bem quanto quem pula, e o Pai olha o coração (1 Samuel 16:7).\n\nConte a alguém da liderança o que ajuda você: sentar perto da saída, usar protetor de ouvido, receber antes a ordem do culto, chegar depois da hora dos abraços. Assistir de casa em dias ruins vale. Um grupo pequeno pode servir melhor que o templo cheio. Ofereça o que sabe fazer, som, planilha, pesquisa, cuidado de bichos. Se você suspeita e não tem diagnóstico, o posto encaminha. E se alguém quiser expulsar um espírito de você, saia, porque autismo não é demônio.',
    verses: [
      verse('1 Coríntios 12:21-22', 'olho mão membros fracos'),
      verse('Marcos 7:33', 'separado multidão ouvidos'),
      verse('1 Samuel 16:7', 'coração'),
    ],
  },
];

import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const teachingsOnHome: AuthoredStudy<'marriage'>['teachings'] = [
  {
    title: 'Dinheiro: uma mesa, duas vozes',
    verses: [
      verse('Lucas 14:28', 'torre contas gastos'),
      verse('Provérbios 22:7', 'emprestado servo empresta'),
      verse('1 Timóteo 6:6-8', 'contentamento trouxemos alimento contentes'),
      verse('1 Timóteo 5:8', 'cuida família negou'),
      verse('Atos 5:1-2', 'Ananias Safira escondeu sabendo'),
    ],
    content:
      'Pergunte a um grupo de casais o que mais provoca discussão e o extrato bancário aparece entre os primeiros. Cada um traz da infância um jeito de lidar com dinheiro: na casa dela se guardava moeda no pote de café; na dele, quando entrava, gastava-se, porque amanhã podia não haver. Nenhum dos dois é vilão; são dois medos diferentes aprendendo a morar juntos.\n\nA Escritura fala do assunto com pé no chão. Sentar e calcular antes de construir é bom senso que Jesus aproveita (Lucas 14:28). Dívida aperta, faz o devedor viver para o credor (Provérbios 22:7), e quem paga rotativo de cartão sabe que o sábio não exagerou. Paulo oferece o contentamento, essa liberdade de quem chegou ao mundo sem nada e achou o suficiente (1 Timóteo 6:6-8). Mas não faz poesia com a fome: sustentar os seus é dever de fé (1 Timóteo 5:8), e deixar filho sem pensão envergonha o evangelho.\n\nAnanias e Safira (Atos 5:1-2) ensinam algo pelo avesso. Eram um casal muito unido, mas unido na mentira. A unidade não basta; precisa de luz. Contas claras entre marido e mulher, e com o fisco, e com a igreja, são parte do culto.\n\nQuem manda são os dois: um pode ter mais jeito com planilha; a decisão continua comum. Trabalho sem salário, de cuidar de criança e de idoso, é riqueza da casa. Reter cartão, proibir emprego, fazer dívida no nome do outro, obrigar a pedir o dinheiro do absorvente: isso a lei chama de violência patrimonial, e nenhum cristão deve chamar de chefia.',
    application:
      'Façam nesta semana uma reunião curta, com café: o que entrou, o que saiu, o que falta. Escolham um corte, uma dívida a renegociar e uma generosidade, mesmo de dez reais. Cada um fica com uma quantia pequena, igual, de que não presta contas. Havendo aposta, compra compulsiva ou agiota, peçam socorro logo; existem grupos de apoio e núcleos gratuitos de defesa do consumidor.',
  },
  {
    title: 'O corpo, o carinho e o quarto',
    verses: [
      verse('Gênesis 2:25', 'nus envergonhavam'),
      verse('Provérbios 5:18', 'manancial alegra mulher juventude'),
      verse('Cânticos 2:16', 'amado meu sou sua'),
      verse('1 Coríntios 7:3-5', 'semelhantemente consentimento ambos'),
      verse('Hebreus 13:4', 'matrimônio honrado leito'),
    ],
    content:
      'Durante muito tempo a igreja falou de sexo em duas frases: antes, não pode; depois, é obrigação. A Bíblia fala melhor: começa com dois corpos sem vergonha num jardim (Gênesis 2:25), manda o marido alegrar-se com a esposa da mocidade como com água fresca (Provérbios 5:18) e publica um livro de amor em que ela diz, com todas as letras, que ele é dela e ela é dele (Cânticos 2:16).\n\nO leito é honrado quando há fidelidade (Hebreus 13:4). Isso deixa de fora o amante e também a tela, que treina o desejo a consumir pessoas sem rosto. Quem está preso à pornografia não é monstro; precisa de verdade, de um amigo a quem prestar contas e, muitas vezes, de terapia.\n\nPaulo surpreende pela simetria: o que vale para um vale para o outro, e até a abstinência se combina (1 Coríntios 7:3-5). Onde há reciprocidade não sobra espaço para chantagem. Recusar hoje não é rejeitar para sempre; insistir até vencer pelo cansaço não é amor. Relação forçada dentro do casamento é estupro, crime e pecado, e a vítima não tem culpa.\n\nAs dificuldades são comuns e têm tratamento: dor na mulher, ereção no homem, falta de desejo após o parto ou com antidepressivo, lembrança de abuso na infância. Ginecologista, urologista, psicóloga do SUS são portas de Deus também. Casais idosos ou doentes continuam tendo um repertório inteiro: mão, colo, beijo na testa, conversa no escuro. A intimidade é maior que um ato, e cresce na segurança de ser olhado com bondade.',
    application:
      'Reservem meia hora, com a porta fechada e roupa de ficar em casa, para conversar sobre carinho: o que aprendemos errado sobre o corpo? o que nos faz bem? o que preferimos não fazer? A última resposta se respeita sem interrogatório. Depois deste papo, fiquem dez minutos abraçados, e só. Se alguém descobriu uma dor antiga, marquem consulta ainda neste mês, e vão os dois.',
  },
  {
    title: 'Pais, sogros, filhos e a cadeira vazia',
    verses: [
      verse('Gênesis 2:24', 'deixará pai mãe'),
      verse('Êxodo 18:7', 'sogro beijou perguntaram tenda'),
      verse('Salmos 128:3', 'filhos oliveira mesa'),
      verse('Lucas 1:6-7', 'justos filho estéril'),
      verse('1 Samuel 1:10', 'amargura orou chorou'),
    ],
    content:
      'Ninguém casa só com uma pessoa. Vêm junto um almoço de domingo, um jeito de temperar feijão, uma avó, um silêncio sobre certo tio. A ordem de deixar pai e mãe (Gênesis 2:24) não apaga nada disso; coloca a casa nova em primeiro lugar na fila das lealdades.\n\nHá na Bíblia sogro enganador, e há Jetro. Quando ele chega ao acampamento, Moisés sai ao seu encontro com um beijo, os dois perguntam um pelo outro e entram para conversar (Êxodo 18:7). Na manhã seguinte, tendo observado bastante, o velho faz uma sugestão, e deixa o genro decidir. É um bom roteiro para quem virou sogra ou sogro: afeto, escuta, uma ideia, porta de saída. E para os filhos: acolher a sabedoria sem entregar o volante.\n\nFilhos são mudas de oliveira em volta da mesa (Salmos 128:3). Planta nova dá trabalho, tira o sono e toma conta das conversas. Nos anos de fralda o casal vira equipe de plantão; convém guardar um fio de namoro, ainda que sejam quinze minutos depois que dormem. Quem educa criança com deficiência ou enteado precisa de rede maior, e de igreja que não olhe torto.\n\nE há a cadeira que ninguém ocupou. Zacarias e Isabel eram justos, e não tinham filhos (Lucas 1:6-7): o evangelista põe as duas coisas na mesma linha para que nunca se suspeite que a segunda desmente a primeira. Ana orou com a alma amarga (1 Samuel 1:10), e o céu não a achou fraca. Alguns milagres daqueles não se repetiram em lares cheios de fé. O que se repete é Deus ouvindo o choro. Chorem com ele, façam os exames os dois, decidam sem pressa, e livrem-se de toda culpa inventada.',
    application:
      'Desenhem três círculos: nós dois; família próxima; demais. Distribuam neles as decisões do ano, como festas, ajuda financeira, escola, visitas. Onde alguém de fora está ocupando o círculo de dentro, combinem uma frase amorosa e quem a dirá aos seus. Depois orem por cada pai, mãe, sogro e filho, presente ou sonhado, dizendo o nome. Se houver gestação perdida, ela também pode ter nome.',
  },
  {
    title: 'Violência não se suporta',
    verses: [
      verse('Malaquias 2:16', 'odeia violência infiéis'),
      verse('Salmos 11:5', 'odeia violência'),
      verse('Colossenses 3:19', 'Maridos amai trateis amargamente'),
      verse('Provérbios 22:3', 'prudente mal esconde'),
      verse('Salmos 82:3-4', 'Defendei aflito livrai mãos perversos'),
      verse('1 Coríntios 7:15', 'separar servidão paz'),
    ],
    content:
      'Este ensinamento é curto no que pede: quem sofre violência em casa deve sair do perigo, e a igreja deve ajudar.\n\nA violência tem várias roupas: tapa, empurrão, estrangulamento, sexo à força, xingamento que esmaga, ameaça, vigilância do telefone, isolamento dos parentes, dinheiro e documentos retidos, versículo usado como corrente. Na maioria dos casos relatados a vítima é a mulher; homens, idosos e crianças também sofrem, e têm o mesmo direito de socorro.\n\nA Escritura não gagueja: o Senhor odeia quem ama a violência (Salmos 11:5). O texto tantas vezes citado contra o divórcio condena, no mesmo fôlego, o homem que se cobre de violência (Malaquias 2:16). Maridos recebem ordem de não tratar a esposa com amargura (Colossenses 3:19). Quem vê o mal e se esconde é chamado de prudente (Provérbios 22:3). Do povo de Deus se exige que arranque o fraco da mão do perverso (Salmos 82:3-4). E Paulo, tratando do caso em que o cônjuge descrente vai embora, afirma que Deus nos chamou para a paz (1 Coríntios 7:15); muitas igrejas aplicam o princípio a quem destrói a casa por dentro.\n\nDavi fugiu pela janela, Paulo num cesto, José de noite com o menino e a mãe. Fugir do agressor é bíblico.\n\nPedidos de desculpa, flores e choro costumam fazer parte do ciclo. Quem se arrependeu de verdade se reconhece por outra coisa: assume sem culpar ninguém, aceita a lei e a distância, trata-se por longo tempo, não exige perdão. Terapia de casal e aconselhamento a dois não são indicados enquanto há violência, porque a vítima paga depois pelo que disse.',
    application:
      'Em perigo, ligue 190. Para orientação e abrigo, 180; para crianças e adolescentes, Disque 100. Conte a alguém que acredite em você, guarde provas em lugar seguro, separe documentos, dinheiro e remédios, planeje a saída com ajuda especializada. Se um irmão ou uma irmã lhe contar, acredite, não confronte o agressor por conta própria, acompanhe à delegacia ou ao CREAS. Pastores: proteger vem antes de reconciliar.',
  },
];

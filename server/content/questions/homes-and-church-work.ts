import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Questions on a crowded house, children of two houses, a class for adults and ordination. */
export const homesAndChurchWork: readonly QuestionEntry[] = [
  {
    slug: 'guarda-tudo-e-nao-joga-fora',
    question: 'Minha mãe guarda tudo e não joga nada fora. É doença?',
    synonyms: [
      'minha mãe é acumuladora',
      'acumulação de coisas',
      'transtorno de acumulação',
      'acumulador compulsivo',
      'casa cheia de coisas velhas',
      'não consigo jogar nada fora',
      'meu pai junta sucata em casa',
      'minha avó guarda lixo',
      'acumula animais em casa',
    ],
    answer:
      'Pode ser. Muita gente guarda por costume, porque já passou falta. Mas, quando a pessoa sofre só de pensar em se desfazer das coisas, e o que ela juntou já tomou a cama, o fogão ou o corredor, os médicos falam em transtorno de acumulação. Isso tem tratamento, e chamar de relaxo ou de preguiça só aumenta a vergonha.\n\nA Bíblia não fala dessa doença. Jesus avisou que a vida de alguém não consiste nos muitos bens que possui (Lucas 12:15), e o aviso serve para todos nós, sem virar arma contra quem vive com medo de perder. O Pregador lembra que há hora para guardar e hora para se desfazer (Eclesiastes 3:6). Entre um tempo e outro, quem ama ajuda a levar a carga (Gálatas 6:2).\n\n- Não jogue nada fora às escondidas: ela perde a confiança e junta mais.\n- Pergunte a história das coisas antes de propor qualquer saída.\n- Comece pelo que protege: o caminho até a porta, o fogão, a fiação, o remédio vencido.\n- Combine uma caixa por vez, e deixe que ela escolha o que fica.\n- Procure o posto de saúde ou o CAPS, e peça que avaliem também depressão e, se ela for idosa, a memória.\n\nSe há risco de incêndio ou de queda, ou muitos animais sem cuidado, procure o CRAS. E, se quem guarda é você, conte a uma pessoa de confiança e mostre a ela um canto só. Jesus prometeu fazer morada em quem o ama (João 14:23), e não pediu que a casa estivesse arrumada.',
    verses: [
      verse('Lucas 12:15', 'vida ninguém abundância bens'),
      verse('Eclesiastes 3:6', 'tempo guardar jogar'),
      verse('Gálatas 6:2', 'cargas outros'),
      verse('João 14:23', 'ama morada'),
    ],
  },
  {
    slug: 'guarda-compartilhada',
    question: 'Como viver a guarda compartilhada sem machucar os filhos?',
    synonyms: [
      'guarda compartilhada',
      'como funciona a guarda compartilhada',
      'filhos em duas casas',
      'dividir os filhos com o ex',
      'meu filho passa uma semana comigo e outra com o pai',
      'criar filhos com o ex-marido',
      'criar filhos com a ex-mulher',
      'regras diferentes na casa do pai e da mãe',
      'meu filho volta estranho da casa do pai',
    ],
    answer:
      'Guarda compartilhada quer dizer que pai e mãe decidem juntos o que pesa na vida do filho: escola, saúde, igreja, viagem. Ela não obriga a dividir os dias ao meio nem dispensa a pensão, e vai bem quando os dois olham mais para a criança do que um para o outro.\n\nDiante de Salomão, uma mulher aceitava que o menino fosse partido, e a outra preferiu perdê-lo a vê-lo ferido (1 Reis 3:26). Há muitos jeitos de partir uma criança, e falar mal do outro na frente dela é um deles. Paulo pede paz com todos, no que depender de nós (Romanos 12:18), e pede aos pais que não irritem os filhos até que percam o ânimo (Colossenses 3:21).\n\n- Tratem dos filhos por escrito, com frases curtas; o resto da história de vocês fica de fora.\n- Não mandem recado pela criança nem perguntem a ela o que se passa na outra casa.\n- Combinem parecido o sono, a lição e a tela; o que for diferente, cada casa explica sem caçoar.\n- Deixem que ela leve o brinquedo, a roupa e a saudade, sem se sentir traidora.\n- Cumpram o horário e marquem com antecedência festas, avós e igreja.\n\nSe só na sua casa se ora, ore com alegria e não faça da fé uma prova de quem ama mais. Quando não se entenderem, procurem a mediação do fórum ou da Defensoria antes da briga. Havendo risco de violência, é diferente: a lei afasta a guarda compartilhada, e o caso deve ser contado ao juiz, ao 180 ou ao Disque 100.',
    verses: [
      verse('1 Reis 3:26', 'mulher filho vivo parti'),
      verse('Romanos 12:18', 'possível paz todos'),
      verse('Colossenses 3:21', 'provoqueis filhos ânimo'),
    ],
  },
  {
    slug: 'preparar-aula-da-escola-dominical',
    question: 'Como preparar a aula da escola dominical para adultos?',
    synonyms: [
      'como preparar aula da escola dominical',
      'professor da escola dominical',
      'dar aula na EBD',
      'lição da escola bíblica dominical',
      'como dar aula para adultos na igreja',
      'primeira aula na escola dominical',
      'classe de adultos da igreja',
      'minha classe de escola dominical é parada',
    ],
    answer:
      'Comece cedo na semana e comece pelo texto. No tempo de Neemias, os levitas leram a lei diante de todos e explicaram o sentido, para que o povo entendesse (Neemias 8:8). A sua aula pode ter esse mesmo alvo, e a revista ajuda melhor quando vem depois da Bíblia.\n\n- Segunda ou terça: leia a passagem três vezes, com o que vem antes e depois, e anote o que não entendeu.\n- Meio da semana: consulte a lição, uma nota de rodapé ou um comentário, e ore pelos alunos, um por um.\n- Sexta: escreva numa frase o que o texto diz e noutra o que ele pede de nós.\n- Sábado: escolha três perguntas que não se respondam com sim ou não, e corte o que não couber.\n- Domingo: gaste uns cinco minutos para abrir, vinte no texto, quinze ouvindo a classe e cinco em oração.\n\nSe alguém pergunta o que você não sabe, diga que vai procurar, e traga a resposta na outra semana. Se alguém diz um disparate, aproveite o que houver de bom e converse depois; Priscila e Áquila chamaram Apolo à parte para lhe explicar melhor o caminho de Deus (Atos 18:26). Não faça ler em voz alta quem não quer.\n\nTiago avisa que quem ensina será julgado com mais rigor (Tiago 3:1), e esse temor faz bem quando leva a estudar e a viver o que se diz. Paulo queria que Timóteo passasse o ensino a pessoas fiéis, capazes de ensinar outras (2 Timóteo 2:2). Uma vez por trimestre, entregue a aula a um aluno e sente-se entre os outros.',
    verses: [
      verse('Neemias 8:8', 'leram explicando sentido entender'),
      verse('Atos 18:26', 'Áquila Priscila explicaram caminho'),
      verse('Tiago 3:1', 'mestres julgamento rigoroso'),
      verse('2 Timóteo 2:2', 'confia fiéis competentes ensinar'),
    ],
  },
  {
    slug: 'ordenacao-de-pastor',
    question: 'O que é a ordenação de um pastor? Como alguém é ordenado?',
    synonyms: [
      'o que é ordenação',
      'ordenação de pastor',
      'consagração a pastor',
      'como ser ordenado pastor',
      'como virar pastor',
      'vou ser consagrado a pastor',
      'quem pode ordenar um pastor',
      'ordenação de diácono',
      'curso para ser pastor',
    ],
    answer:
      'Ordenação é o ato em que a igreja reconhece diante de todos o chamado de alguém, ora por essa pessoa e a encarrega de servir, quase sempre com imposição de mãos. Há igrejas que dizem “consagração”. O ato não torna ninguém mais santo do que os outros.\n\nNo Novo Testamento ele aparece de modo simples. Os sete escolhidos para servir às mesas foram apresentados aos apóstolos, que oraram e impuseram as mãos (Atos 6:6). Em Antioquia, o Espírito chamou Barnabé e Saulo, e a igreja jejuou, orou e os despediu (Atos 13:2-3): o chamado vem de Deus, e os irmãos o confirmam. Os presbíteros impuseram as mãos sobre Timóteo (1 Timóteo 4:14), e mais tarde ele ouviu que não impusesse as suas às pressas (1 Timóteo 5:22).\n\nCada igreja tem o seu caminho: concílio, presbitério, convenção, assembleia ou bispo. Em geral as igrejas pedem tempo de membro, vida provada em casa e fora dela, estudo, um período de experiência e um exame. Um título comprado pela internet não faz um pastor.\n\nSe o desejo é seu, ele é bom (1 Timóteo 3:1). Conte-o ao seu pastor, ouça a sua família e os irmãos que o conhecem de perto, e sirva onde já está, sem esperar o cargo. Pedro pediu aos presbíteros que cuidassem do rebanho de boa vontade, sem ganância e sem mandar nos outros como donos (1 Pedro 5:2-3). Quem aprende isso antes da cerimônia chega a ela preparado.',
    verses: [
      verse('Atos 6:6', 'apóstolos orando mãos'),
      verse('Atos 13:2-3', 'Espirito Barnabé Saulo jejuando'),
      verse('1 Timóteo 4:14', 'dom imposição mãos presbíteros'),
      verse('1 Timóteo 5:22', 'imponhas mãos apressadamente'),
      verse('1 Timóteo 3:1', 'bispo deseja excelente obra'),
      verse('1 Pedro 5:2-3', 'rebanho ganância dominando exemplos'),
    ],
  },
];

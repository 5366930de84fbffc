import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenHome: readonly AdviceEntry[] = [
  {
    slug: 'marido-nao-ajuda',
    audience: 'builder',
    situation: 'Meu marido não ajuda em nada em casa.',
    synonyms: [
      'meu marido não me ajuda',
      'ele não ajuda com as crianças',
      'ele vai direto para o sofá',
      'divisão de tarefas',
      'serviço de casa',
    ],
    advice:
      'Ele pergunta onde fica a tampa da panela, na casa em que mora há nove anos. Você ri, depois não ri mais. O peso não está só na louça: é lembrar da vacina, do presente da sobrinha, do gás. Marta conhecia essa solidão e a disse em voz alta ao próprio Jesus (Lucas 10:40). Ele não zombou do cansaço dela; chamou-a pelo nome e conversou sobre o que a agitava.\n\nServir em casa não nasceu para ser tarefa de um só. O Mestre lavou pés e mandou que os seus fizessem o mesmo uns aos outros (João 13:14-15), e Pedro pede ao marido que conviva com entendimento e dê honra à mulher (1 Pedro 3:7). Um homem com a esponja na mão não perde autoridade nenhuma; faz o que Jesus fez.\n\nO jeito de falar conta. Escolha uma hora calma, mostre a lista inteira, inclusive a parte invisível, e peça responsabilidades, em vez de “uma ajudinha”. O que for dele fica com ele: não refaça a cama que saiu torta. Deixe que esqueça o lanche uma vez e resolva. Se muitos foram criados sem aprender, aprender aos quarenta é possível.\n\nTalvez ele esteja desempregado, deprimido ou trabalhando em dois turnos; pergunte antes de concluir. Mas, se a resposta ao seu pedido for desprezo ou ameaça, o problema é outro e merece apoio. Enquanto isso, corte o que puder ser cortado. Casa em ordem é boa; você de pé é melhor.',
    steps: [
      'Escreva num papel tudo o que se faz na casa em sete dias, com quem faz e quanto tempo leva.',
      'Marque uma conversa de vinte minutos e proponham quem fica dono de cada tarefa, do começo ao fim.',
      'Dê às crianças o que cabe à idade delas, meninos e meninas igualmente.',
      'Agradeça o que foi feito e resista a corrigir o modo, se o resultado serve.',
      'Separe duas horas por semana em que você não esteja disponível para ninguém.',
    ],
    verses: [
      verse('Lucas 10:40', 'Marta serviços sozinha ajude'),
      verse('João 13:14-15', 'lavei pés exemplo'),
      verse('1 Pedro 3:7', 'maridos convivei entendimento honra'),
    ],
  },
  {
    slug: 'mae-de-filho-com-deficiencia',
    audience: 'builder',
    situation: 'Meu filho tem autismo ou outra deficiência, e me sinto sozinha.',
    synonyms: [
      'filho autista',
      'filha autista',
      'autismo',
      'filho especial',
      'filho com síndrome de Down',
      'TDAH',
      'mãe atípica',
      'deficiência',
    ],
    advice:
      'No culto, ele tapa os ouvidos e grita; três cabeças se viram. Você já sabe a saída mais perto. Pouca gente imagina quantas vezes você deixou de ir a um aniversário, quantas senhas de terapia, quantas noites. Se alguém lhe disse que é falta de fé ou de disciplina, essa pessoa falou do que não conhece.\n\nQuando quiseram afastar dele as crianças, Jesus as tomou nos braços e abençoou (Marcos 10:16). Não há nota dizendo que eram só as quietas. Seu filho traz a imagem de Deus inteira. Ele não é castigo nem provação: é ele, com os gostos e o jeito dele.\n\nMoisés ouviu do sogro que ia desfalecer se continuasse sem dividir a carga (Êxodo 18:18). Vale para você também. Divida com o pai da criança, com avós, com a escola, com outras mães que falam a sua língua. Diga à igreja, em frases simples, o que ajuda: um canto com menos barulho, um voluntário por mês, um convite que não suma depois da primeira crise. Levar as cargas uns dos outros é da fé (Gálatas 6:2), não favor.\n\nConheça os direitos dele. A escola não pode recusar matrícula nem cobrar taxa por isso; o SUS e o CAPS infantil atendem; o CRAS orienta sobre o benefício assistencial. E cuide de você sem culpa. Chorar o que se tinha sonhado não diminui o amor pelo filho que existe. Se a tristeza não larga, um psicólogo é cuidado para os dois.',
    steps: [
      'Procure no CRAS e na unidade de saúde a lista do que seu filho tem direito na sua cidade.',
      'Peça a uma pessoa de confiança uma hora fixa por semana, e use-a para dormir ou caminhar.',
      'Escreva numa folha o que acalma e o que assusta seu filho, e entregue à professora e à classe infantil.',
      'Procure um grupo de mães na mesma situação, presencial ou pelo telefone.',
      'Guarde por escrito uma conquista dele por semana, por menor que pareça.',
    ],
    verses: [
      verse('Marcos 10:16', 'braços mãos abençoou'),
      verse('Êxodo 18:18', 'desfalecerás pesado sozinho'),
      verse('Gálatas 6:2', 'cargas uns dos outros'),
    ],
  },
  {
    slug: 'ninho-vazio',
    audience: 'builder',
    situation: 'Meus filhos saíram de casa, e ficou um vazio.',
    synonyms: [
      'ninho vazio',
      'filhos saíram de casa',
      'meu filho foi morar longe',
      'minha filha casou e foi embora',
      'casa vazia sem os filhos',
    ],
    advice:
      'Você ainda faz arroz para cinco. O quarto está arrumado, e é isso que incomoda. Durante vinte anos o relógio da casa foi o horário deles, e de repente o tempo sobra sem pedir licença. Essa tristeza tem nome, e sentir falta é o outro lado de ter amado.\n\nO mesmo versículo que se lê nos casamentos fala também com as mães: o filho deixará pai e mãe (Gênesis 2:24). Ele foi criado para isso. Ana entregou Samuel ainda pequeno, e todo ano lhe levava uma túnica nova (1 Samuel 2:19). Não é bonito? Continuou mãe, com outra medida. A roupa crescia porque o menino crescia longe dela.\n\nAprenda a medida nova. Ligue sem fiscalizar. Dê opinião quando pedirem. Combine um almoço por mês em vez de todos os domingos. Resista a resolver por telefone o que eles já podem resolver.\n\nE olhe para o que ficou à espera: seu casamento, se você é casada; uma amiga; o curso; o joelho que pede médico. Há jovens mães na igreja que dariam tudo por uma tarde de conversa com quem já passou por birra e boletim. Se o vazio virar noite longa, choro todo dia e falta de apetite, fale com um médico, porque nessa idade o corpo também muda e há tratamento.',
    steps: [
      'Combine com cada filho um dia de ligação que sirva para os dois e deixe os outros livres.',
      'Arrume o quarto vazio para um uso seu, guardando numa caixa o que é lembrança.',
      'Ofereça a uma mãe jovem da igreja uma tarde por mês.',
      'Retome nesta semana uma coisa que você largou quando eles nasceram.',
      'Se é casada, convide seu marido para um passeio em que não se fale das crianças.',
    ],
    verses: [verse('Gênesis 2:24', 'deixará pai mãe'), verse('1 Samuel 2:19', 'mãe túnica ano')],
  },
  {
    slug: 'ensinar-os-filhos-a-orar',
    audience: 'builder',
    situation: 'Quero ensinar meus filhos pequenos a orar e a conhecer a Deus.',
    synonyms: [
      'ensinar meu filho a orar',
      'oração com crianças',
      'como ensinar a Bíblia para os meus filhos',
      'devocional com criança pequena',
      'criar os filhos no caminho de Deus',
      'meu filho não para quieto na oração',
      'falar de Jesus para criança',
    ],
    advice:
      'Samuel era menino, dormia perto da lâmpada, e não sabia quem o chamava. Eli, velho e quase cego, fez a coisa mais útil que um adulto pode fazer: não respondeu no lugar de Deus. Deu ao menino uma frase curta para dizer e mandou que ele mesmo voltasse a escutar (1 Samuel 3:9-10). Ensinar a orar é isso, emprestar poucas palavras e sair da frente.\n\nA lei antiga não imaginou uma sala de aula. Falou de conversar em casa, no caminho, ao deitar e ao levantar (Deuteronômio 6:6-7). Um minuto no carro vale mais do que meia hora de bronca para ficar de olho fechado. Criança pequena ora de olho aberto, agradece pelo cachorro e pede coisas esquisitas. Deixe. Quando os discípulos quiseram afastar as crianças, foi com eles que Jesus se indignou (Marcos 10:14).\n\nConte histórias inteiras, com voz e bicho, sem moral no fim de cada uma. Evite usar Deus como vigia (“Deus está vendo você”); isso ensina medo antes de ensinar amor. Se perguntarem o que você não sabe, diga que não sabe e procurem juntos.\n\nE o que eles mais aprendem é vendo. Que ouçam você pedir perdão, ao marido, a eles e a Deus. Os discípulos só pediram que Jesus os ensinasse a orar depois de vê-lo orando (Lucas 11:1). Alguns dias vão acabar em bagunça e riso. Você não perdeu nada; também é assim que a fé entra em casa.',
    steps: [
      'Escolha um momento que já existe (o banho, o jantar, a cama) e ponha nele uma oração de uma frase.',
      'Combine três palavras para toda noite: obrigado, desculpa, por favor. Cada um completa com o seu dia.',
      'Leia uma história da Bíblia por semana e deixe que eles a representem com brinquedos.',
      'Ore em voz alta por um amigo deles e conte depois o que aconteceu.',
    ],
    verses: [
      verse('1 Samuel 3:9-10', 'Eli Samuel Fala servo ouve'),
      verse('Deuteronômio 6:6-7', 'filhos casa caminho'),
      verse('Marcos 10:14', 'Jesus vir mim'),
      verse('Lucas 11:1', 'discípulos ensina-nos orar'),
    ],
  },
];

import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const homesInChange: readonly QuestionEntry[] = [
  {
    slug: 'moro-na-rua',
    question: 'Moro na rua. Deus me vê?',
    serves: ['having'],
    synonyms: [
      'moro na rua',
      'vivo na rua',
      'situação de rua',
      'durmo na calçada',
      'sem casa',
      'como sair da rua',
      'albergue',
    ],
    answer:
      'Deus vê você. Uma serva grávida, que fugiu para o deserto porque a maltratavam, deu a ele o nome de Deus que me vê (Gênesis 16:13), porque foi ali, sem casa, que descobriu isso. E Jesus disse que não tinha onde reclinar a cabeça (Mateus 8:20), de modo que ele sabe o que é uma noite sem endereço.\n\nA rua pode ter vindo da bebida, da briga em casa, da dívida, da doença, da saída da prisão. Nada disso fecha a porta de Deus. O salmo diz que ele ergue o necessitado do lixo (Salmos 113:7), e o condenado da cruz ao lado pediu a Jesus apenas que se lembrasse dele (Lucas 23:42), e foi atendido. Você pode orar assim, com uma frase.\n\nProcure o Centro Pop ou o CRAS da cidade, que ajudam com banho, comida, documento, vaga em abrigo e benefício. Se não souber onde fica, pergunte no posto de saúde ou a um agente do Consultório na Rua, que também trata ferimentos e dependência de droga. Peça para telefonar a um parente, se houver um que seja bom. Em noite fria não fique só e não beba para esquentar, porque a bebida tira o calor do corpo. Quem sofre violência na rua pode ligar 190 ou Disque 100, e quem passa mal, 192. Entre na igreja que estiver aberta. Se alguém o tratar mal ali, procure outra, porque quem convida você é Deus.',
    verses: [
      verse('Gênesis 16:13', 'Deus vista vê'),
      verse('Mateus 8:20', 'cabeça tocas'),
      verse('Salmos 113:7', 'lixo ergue necessitado'),
      verse('Lucas 23:42', 'lembra-te Reino'),
    ],
  },
  {
    slug: 'medo-de-cirurgia',
    question: 'Vou operar e estou com medo. Como me preparar?',
    serves: ['having'],
    synonyms: [
      'vou operar',
      'medo de cirurgia',
      'medo da anestesia',
      'cirurgia marcada',
      'oração antes da cirurgia',
      'vou fazer uma operação',
      'esperar cirurgia pelo SUS',
    ],
    answer:
      'O medo de se deitar na mesa de cirurgia é natural, também para quem tem muita fé. O salmista ensinou o que fazer com ele numa frase curta: no dia em que temer, confiar (Salmos 56:3). O medo e a confiança cabem no mesmo dia e na mesma pessoa.\n\nA nossa respiração está na mão de Deus (Jó 12:10), também sob anestesia, e ele não dorme durante o procedimento. Lance sobre ele a ansiedade, porque ele cuida de você (1 Pedro 5:7). Tiago manda o doente chamar os presbíteros para que orem (Tiago 5:14), e pedir isso ao seu pastor não substitui o cirurgião. Muitos cristãos veem nas mãos treinadas dele uma resposta de oração.\n\nEscreva as dúvidas e leve-as à consulta: riscos, dor, tempo parado. Conte todos os remédios, alergias, chás, cigarro e bebida, não pare nenhum remédio por conta própria e siga à risca o jejum que mandarem. Deixe combinado quem fica com as crianças e quem acompanha você. Diga “eu te amo” e resolva o que puder, sem despedida dramática. No caminho, ouça um salmo. Se a fila do SUS demora, peça ao posto a sua posição, e a Defensoria orienta em caso urgente. Se decidir adiar, decida com o médico.',
    verses: [
      verse('Salmos 56:3', 'temer confiarei'),
      verse('Jó 12:10', 'mão alma carne'),
      verse('1 Pedro 5:7', 'ansiedade cuidado'),
      verse('Tiago 5:14', 'doente anciãos orem'),
    ],
  },
  {
    slug: 'filho-na-uti',
    question: 'Meu filho está na UTI. Como aguentar?',
    serves: ['having', 'interceding'],
    synonyms: [
      'filho na UTI',
      'filho internado',
      'bebê prematuro',
      'UTI neonatal',
      'criança doente no hospital',
      'meu bebê está na incubadora',
      'filha em estado grave',
    ],
    answer:
      'Você está fazendo o que dá, e ficar sentado ali já é cuidar. Jairo caiu aos pés de Jesus e pediu com insistência pela filhinha que estava à morte (Marcos 5:23). Essa oração não era bonita nem longa, mas o Senhor foi com ele.\n\nPeça a cura sem medo de pedir demais, e peça também por quem põe a agulha e lê o monitor. Quatro amigos carregaram um doente até Jesus e abriram um buraco no teto (Marcos 2:3-5). Quando você não tiver forças para orar, deixe que outros carreguem a maca. A ternura de Deus pelo seu filho é maior que a sua, e Isaías usa a mãe que amamenta para dizer isso (Isaías 49:15). A doença não veio por falta de oração nem por culpa escondida.\n\nPergunte tudo à equipe, anote, e escolha uma pessoa para dar notícias aos parentes. Toque e fale com a criança quando permitirem, porque ela conhece a sua voz. Revezem-se, comam, durmam nem que seja três horas. Os irmãos em casa precisam de uma explicação simples. O hospital tem assistente social, psicólogo e capelão. Se o pior vier, você não terá falhado, e o Deus que se compadece estará nesse quarto.',
    verses: [
      verse('Marcos 5:23', 'filhinha mãos viva'),
      verse('Marcos 2:3-5', 'paralítico quatro telhado'),
      verse('Isaías 49:15', 'mulher filho amamenta esquecerei'),
    ],
  },
  {
    slug: 'fiquei-deficiente',
    question: 'Perdi a visão, uma perna ou a força. Como viver agora?',
    serves: ['losing'],
    synonyms: [
      'fiquei deficiente',
      'perdi a visão',
      'amputei a perna',
      'sequela de AVC',
      'acidente e sequelas',
      'fiquei paraplégico',
      'não sou mais quem eu era',
    ],
    answer:
      'Você perdeu algo real, e fazer luto por isso é justo. A sua vida continua inteira diante de Deus, que não escolhe pela aparência e olha o coração (1 Samuel 16:7). O corpo mudou, e o seu nome é o mesmo.\n\nPaulo pediu três vezes que a fraqueza saísse, e ouviu que a graça bastava, porque o poder de Cristo se mostra ali (2 Coríntios 12:9). Isso não foi dito para calar a queixa dele, pois ele a contou por carta. Noutro lugar se comparou a um vaso de barro que guarda um tesouro (2 Coríntios 4:7). Na igreja, os membros tidos por fracos fazem falta (1 Coríntios 12:22), por isso não aceite ficar no canto, nem ser levado à frente como lição.\n\nFaça a reabilitação com paciência, porque o corpo leva meses para aprender. O SUS tem centros que fornecem cadeira, prótese e bengala, e ensinam o uso. Pergunte no CRAS sobre o BPC, e no INSS sobre os seus direitos. Diga à família o que quer fazer sozinho e em que precisa de ajuda. Procure gente que já passou por isso. Fale com o médico sobre dor, sexo e tristeza, que têm tratamento. Faça um plano pequeno para o próximo sábado. E se pensar em morrer, ligue 188.',
    verses: [
      verse('1 Samuel 16:7', 'aparência coração'),
      verse('2 Coríntios 12:9', 'graça basta fraqueza'),
      verse('2 Coríntios 4:7', 'tesouro vasos barro'),
      verse('1 Coríntios 12:22', 'membros fracos necessários'),
    ],
  },
  {
    slug: 'asilo',
    question: 'Pôr pai ou mãe em casa de repouso é pecado?',
    serves: ['having'],
    synonyms: [
      'asilo',
      'casa de repouso',
      'pôr a mãe no asilo',
      'internar o pai idoso',
      'lar de idosos',
      'abandonar os pais',
      'culpa por pôr no asilo',
    ],
    answer:
      'Escolher uma boa casa para o pai ou a mãe não é pecado em si, mas deixá-los sem cuidado seria. O mandamento manda honrar (Êxodo 20:12), e há mais de um modo de fazer isso. O que muda tudo é a presença depois da mudança.\n\nDa cruz, no meio da dor, Jesus olhou para a mãe e a entregou ao cuidado de um amigo (João 19:26-27). Ele providenciou uma casa e uma pessoa. Paulo diz que os filhos devem retribuir aos pais e que cuidar dos seus é parte da fé (1 Timóteo 5:3-5). Um idoso que precisa de alguém acordado à noite, de força para levantar e de remédio na hora às vezes está mais seguro numa casa preparada do que num quarto dos fundos, com a família esgotada.\n\nAntes de decidir, ouça o que ele quer. Depois reúna os irmãos, e dividam custos e visitas por escrito. Perguntem ao posto sobre atendimento em casa e centro-dia. Visitem a casa de surpresa, reparem na limpeza e no cheiro, conversem com quem mora lá, e vejam se tem licença da vigilância sanitária. Depois, vão toda semana, levem fotos, comida permitida e a Bíblia em voz alta. Sinal de maus-tratos se denuncia no Disque 100. Se quem precisa de casa feriu você na infância, o cuidado pode vir de longe.',
    verses: [
      verse('Êxodo 20:12', 'Honra pai mãe'),
      verse('João 19:26-27', 'mãe discípulo filho'),
      verse('1 Timóteo 5:3-5', 'viúvas recompensar pais'),
    ],
  },
  {
    slug: 'aposentadoria',
    question: 'Me aposentei e me sinto inútil. Para que sirvo agora?',
    serves: ['having'],
    synonyms: [
      'aposentadoria',
      'me aposentei',
      'inútil depois de aposentar',
      'o que fazer na aposentadoria',
      'parei de trabalhar',
      'aposentado sem propósito',
      'aposentado em casa',
    ],
    answer:
      'O crachá acabou, e o seu valor nunca morou nele. Quem trabalhou quarenta anos perde de uma vez o horário, os colegas e a pergunta “como foi o dia”, e estranhar isso é normal. Deus prometeu carregar o seu povo até os cabelos grisalhos (Isaías 46:4).\n\nUm salmo fala de gente que na velhice ainda dá fruto (Salmos 92:14), e Calebe, bem velho, pediu a Josué um pedaço difícil da terra porque se sentia com força (Josué 14:11). Nem todos têm essa saúde. Há também quem sirva sentado, como os anciãos a quem os novos deviam perguntar (Deuteronômio 32:7). O que você sabe fazer, e o que viu Deus fazer, pode faltar a alguém da sua rua.\n\nDescanse os primeiros meses sem culpa, e depois ponha horário no dia. Levante, arrume-se, ande, tenha dois compromissos fixos por semana. Ensine o ofício a um jovem, leia para crianças, entregue marmita, cuide de uma horta, faça o curso que adiou. Combine com o cônjuge os novos espaços, porque a casa também estranha. Não vire babá obrigatória nem caixa dos filhos. Cuidado com o consignado oferecido por telefone. E se o desânimo durar semanas, fale com o médico, porque pode ser depressão.',
    verses: [
      verse('Isaías 46:4', 'velhice carregarei grisalhos'),
      verse('Salmos 92:14', 'velhice fruto'),
      verse('Josué 14:11', 'forte força'),
      verse('Deuteronômio 32:7', 'pergunta pai anciãos'),
    ],
  },
  {
    slug: 'ninho-vazio',
    question: 'Os filhos saíram de casa. Como viver o ninho vazio?',
    serves: ['having'],
    synonyms: [
      'ninho vazio',
      'filhos saíram de casa',
      'filho foi morar fora',
      'saudade dos filhos',
      'casa vazia sem os filhos',
      'filha foi para a faculdade',
      'filho foi embora',
    ],
    answer:
      'A casa quieta dói porque houve amor nela, e a saudade não é fraqueza. Desde o Gênesis, filho deixa pai e mãe (Gênesis 2:24), e criar alguém capaz de sair é um trabalho bem feito, mesmo que os olhos estejam molhados.\n\nVocê continua pai ou mãe de outro modo. Paulo lembrava a Timóteo a fé da avó Loide e da mãe Eunice (2 Timóteo 1:5), que ele levava consigo pelas estradas. O pai da parábola deixou o moço ir, e a porta ficou aberta (Lucas 15:20). Daqui para a frente a sua influência passa menos pelo conselho e mais pela oração, pelo exemplo e pela mesa posta quando eles vêm.\n\nCombine com o filho um jeito de se falar que sirva aos dois, sem cobrar resposta em cinco minutos. Não faça do quarto dele um museu nem o desmanche no primeiro mês. Olhe para o cônjuge, com quem talvez só falasse de boletos e provas, e recomecem por um passeio. Se está só, convide alguém para o domingo. Volte a uma coisa que largou, e sirva onde haja gente nova precisando de colo. Se o filho partiu brigado, escreva uma carta sem cobrança. E se o choro durar meses, procure o médico.',
    verses: [
      verse('Gênesis 2:24', 'deixará pai mãe'),
      verse('2 Timóteo 1:5', 'fé avó mãe'),
      verse('Lucas 15:20', 'longe pai compaixão'),
    ],
  },
  {
    slug: 'pedir-demissao',
    question: 'Devo pedir demissão e mudar de emprego?',
    serves: ['wishing'],
    synonyms: [
      'pedir demissão',
      'trocar de emprego',
      'sair do emprego',
      'mudar de área',
      'proposta de emprego',
      'odeio meu trabalho',
      'largar tudo',
    ],
    answer:
      'Deus não prende ninguém a um crachá, e também não manda sair correndo. A Bíblia tem servos que ficaram anos no mesmo lugar e outros chamados a partir, como Abrão, que saiu da terra sem conhecer o destino (Gênesis 12:1). A decisão pede oração e contas no papel.\n\nProvérbios observa que os planos de quem trabalha com cuidado rendem, e os do apressado acabam em falta (Provérbios 21:5). Jesus falou de calcular antes da torre (Lucas 14:28-30). Paulo costurava tendas enquanto pregava (Atos 18:3), lembrança de que um serviço pode sustentar o chamado sem ser ele. Pergunte de que você quer fugir e o que procura. O que cansa talvez se resolva com férias, uma conversa ou outro setor. O que obriga a mentir ou adoece pede saída.\n\nProcure enquanto ainda está empregado, se puder. Faça a conta de seis meses sem salário, e saiba que quem pede demissão em geral não recebe o seguro-desemprego nem saca o FGTS naquele momento. Se há assédio ou salário atrasado, ouça antes o sindicato ou um advogado, porque a lei pode dar outra saída. Fale com a família, com alguém da área e com um amigo que tenha coragem de discordar. Marque um prazo. Saia bem, com aviso e gratidão, porque o mundo é pequeno. E se a proposta for de outra cidade, veja antes uma igreja e a escola.',
    verses: [
      verse('Gênesis 12:1', 'Sai terra mostrarei'),
      verse('Provérbios 21:5', 'planos empenho apressado'),
      verse('Lucas 14:28-30', 'torre contas gastos'),
      verse('Atos 18:3', 'ofício tendas'),
    ],
  },
];

import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Kin and colleagues that an ordinary week brings up: a relative in prison, a grandchild out of reach. */
export const everydayKin: readonly QuestionEntry[] = [
  {
    slug: 'parente-preso',
    question: 'Meu irmão ou outro parente está preso. O que posso fazer por ele?',
    synonyms: [
      'meu irmão está preso',
      'meu irmão foi preso de novo',
      'meu primo está na cadeia',
      'meu pai está preso',
      'posso visitar um parente na prisão',
      'parente na penitenciária',
      'amigo preso',
    ],
    answer:
      'Você pode continuar sendo família, e isso é muito para quem está lá dentro. Paulo, preso em Roma, guardou o nome de Onesíforo, que o procurou até achar e não teve vergonha das cadeias dele (2 Timóteo 1:16-17). Hebreus manda lembrar dos presos como se estivéssemos na mesma cela (Hebreus 13:3).\n\nVisitar é bom quando você consegue. Informe-se na unidade sobre cadastro, documentos e roupa, e não leve nada proibido, nem por pena. Quem não pode ir escreve carta. A igreja antiga, quando Pedro foi preso, fez o que estava ao alcance dela e orou sem parar (Atos 12:5). Ore pela pessoa e também por quem ela feriu, se houve vítima. Amar não pede que você negue o crime.\n\nVocê tem limite. Paulo fala em levar as cargas uns dos outros (Gálatas 6:2), e não em afundar com elas. Não pague dívida de facção, não guarde objeto, não minta para a Justiça. Se é a terceira vez e você se cansou, diga isso a Deus e cuide dos seus. A Defensoria Pública acompanha o processo de graça, e a pastoral carcerária ou a capelania visita quem ficou sem ninguém. Se a sua mãe chora todo dia, ela também precisa de companhia, de remédio na hora e de uma igreja que não pergunte demais.',
    verses: [
      verse('2 Timóteo 1:16-17', 'Onesíforo envergonhou cadeias procurou'),
      verse('Hebreus 13:3', 'presos maltratados'),
      verse('Atos 12:5', 'Pedro prisão igreja oração'),
      verse('Gálatas 6:2', 'cargas lei Cristo'),
    ],
  },
  {
    slug: 'nao-me-deixam-ver-os-netos',
    question: 'Não me deixam ver meus netos. O que posso fazer?',
    synonyms: [
      'minha nora não deixa eu ver meus netos',
      'meu genro afastou meus netos de mim',
      'saudade dos netos que não posso ver',
      'direito dos avós de visitar',
      'meu filho me proibiu de ver a neta',
      'avó afastada dos netos',
    ],
    answer:
      'Essa saudade tem nome e cheiro, e ninguém deve dizer a você que é drama. O livro de Rute termina com uma avó de criança no colo, e as vizinhas dizem que o menino vai sustentar a velhice dela (Rute 4:15). Neto faz bem, e perdê-lo em vida dói como luto.\n\nAntes de brigar, pergunte o motivo e ouça inteiro. Talvez tenha havido uma crítica à mãe, um doce proibido, uma história contada ao vizinho. Paulo escreveu que, no que depende de nós, tenhamos paz com todos (Romanos 12:18). O que depende de você é um pedido de perdão sem “mas”, respeito às regras da casa deles e um convite pequeno, como uma hora na praça com a mãe presente. Não mande recado pela criança nem fale mal dos pais a ela.\n\nSe nada se resolve, a lei brasileira prevê o direito de visita dos avós, decidido pelo juiz conforme o bem da criança. A Defensoria e a mediação familiar orientam de graça, e a mediação costuma ferir menos. Se você teme que a criança sofra maus-tratos, ligue 100.\n\nEnquanto espera, escreva cartas com data e guarde numa caixa. A esperança que demora adoece o coração, diz o provérbio (Provérbios 13:12), e por isso não espere sem companhia. Fale deles a Deus pelo nome, toda noite.',
    verses: [
      verse('Rute 4:15', 'velhice nora'),
      verse('Romanos 12:18', 'possível paz todos'),
      verse('Provérbios 13:12', 'esperança demora enfraquece coração'),
    ],
  },
  {
    slug: 'dizer-nao-ao-filho-adolescente',
    question: 'Como dizer não a um filho adolescente que quer ir à balada?',
    synonyms: [
      'meu filho quer ir na balada',
      'minha filha quer ir a uma festa e eu não deixo',
      'como impor limite a adolescente',
      'como dizer não ao meu filho',
      'filho quer sair à noite',
      'filho adolescente não aceita não',
    ],
    answer:
      'Diga não com calma, com motivo e uma vez só. Jesus ensinou que o nosso sim seja sim e o nosso não seja não (Mateus 5:37), e adolescente respeita mais a palavra que não muda conforme o tamanho do grito.\n\nAntes, ouça quem vai, onde é, quem leva e o que ele espera encontrar ali. Às vezes o pedido é por companhia, e há outro jeito de tê-la. Separe o que é perigo do que é gosto seu. Lugar que vende bebida a menor, festa sem adulto e carona com quem bebeu são perigo. Paulo lembra que as más companhias estragam os bons costumes (1 Coríntios 15:33), e isso se pode dizer sem chamar os amigos dele de lixo.\n\nO mesmo Paulo pede que os pais não provoquem os filhos à raiva (Efésios 6:4). Ironia e sermão comprido provocam. Uma frase basta: “Não vou deixar, porque a festa não tem adulto. Fico triste de ver você triste. Vamos chamar o pessoal para cá no sábado?” Pai e mãe combinam antes e respondem igual. Aguente a porta batida sem bater outra.\n\nCombine também o que vale sempre: se ele estiver em apuros, liga a qualquer hora e você busca, sem bronca naquela noite. O limite de hoje vai se abrindo conforme ele cumpre o combinado.',
    verses: [
      verse('Mateus 5:37', 'falar sim não'),
      verse('1 Coríntios 15:33', 'companhias corrompem costumes'),
      verse('Efésios 6:4', 'provoqueis ira filhos'),
    ],
  },
  {
    slug: 'colega-ficou-com-o-meu-merito',
    question: 'Um colega ficou com o mérito do meu trabalho. Como reagir?',
    synonyms: [
      'colega roubou minha ideia',
      'meu colega pegou o crédito do meu serviço',
      'chefe leva o mérito do que eu faço',
      'não reconhecem meu trabalho',
      'fui injustiçado no trabalho',
      'passaram a promoção para outro',
    ],
    answer:
      'A raiva que você sente é de justiça, e não é preciso engoli-la nem gritá-la na reunião. Provérbios dá um bom roteiro: trate a questão com a própria pessoa, e não espalhe o segredo dos outros (Provérbios 25:9). Comece por ele, a sós, com fato e data: “Aquele relatório eu fiz na terça. Fiquei chateado de ver sem o meu nome.” Pode ter sido descuido. Se foi esperteza, ele saberá que você notou.\n\nSe continuar, fale com o chefe sem acusar em bloco, mostrando o que fez e pedindo que as tarefas tenham dono. Guarde e-mails, mande o resumo por escrito, assine o que produz. Defender o seu trabalho com a verdade é honesto. Falar mal no corredor, esconder informação ou devolver na mesma moeda faz de você outro igual.\n\nHá também o que nenhum chefe dá. Paulo escreveu a gente que nem salário tinha que fizesse tudo de coração, como para o Senhor, porque dele vem a recompensa (Colossenses 3:23-24). Jesus falou do Pai que vê em segredo (Mateus 6:4). Isso não manda aceitar injustiça. Livra você de depender do aplauso para dormir. Reconheça em voz alta o serviço dos outros, a começar pelos menores da equipe, e veja se ainda vale ficar num lugar onde ninguém faz isso.',
    verses: [
      verse('Provérbios 25:9', 'causa próximo segredo'),
      verse('Colossenses 3:23-24', 'coração Senhor recompensa'),
      verse('Mateus 6:4', 'Pai vê segredo recompensará'),
    ],
  },
];

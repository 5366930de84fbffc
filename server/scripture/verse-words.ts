/** Words that translations exchange freely, so that none of them tells one verse from another. */
const FREE = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para pra com sem sob sobre
  entre ate desde e ou mas nem que se como quando onde porque pois porquanto assim tambem ja ainda so tao tanto
  este esta estes estas esse essa esses essas isto isso aquele aquela aqueles aquelas aquilo eu tu ele ela nos vos eles elas
  me te lhe lhes mim ti voce voces vossemece convosco contigo consigo conosco comigo meu minha meus minhas teu tua teus tuas seu sua seus suas
  nosso nossa nossos nossas vosso vossa vossos vossas dele dela deles delas nele nela neles nelas nisto nisso neste nesta nesse nessa
  naquele naquela deste desta desse dessa disso disto ser sou es somos sois sao era eram foi foram sera serao seja sejam fosse
  estar estou estas esta estao estava ter tem temos tens tinha tenha tenham ha havia vai vao ir
  la lo las los vo mesmo mesma qual quais quem cujo cuja ora entao eis portanto contudo porem todavia todo toda todos todas tudo
  ali aqui cada outro outra outros outras mais muito muita muitos muitas antes nao`.split(/\s+/),
);

/** What newer and older translations say for one another, as the beginnings of words. */
const ALIKE: readonly (readonly string[])[] = [
  'coisa cousa',
  'homem varao varoes homens',
  'jovem mancebo moco mocos jovens',
  'amor caridade',
  'feliz bemaventurado aventurado felizes',
  'pensamento plano pensamentos planos designios projetos',
  'pecado iniquidade iniquidades pecados maldade maldades transgressao transgressoes perversidade',
  'caminho vereda veredas caminhos trilha trilhas',
  'povo gente gentios nacoes nacao povos gentes',
  'premio galardao recompensa',
  'tribulacao aflicao aflicoes tribulacoes sofrimento sofrimentos angustia',
  'temer medo temas temais tema assustar assustes espantes',
  'forte esforcado forca forcas fortalece esforca fortaleza vigor poder',
  'corajoso animo coragem animado',
  'colaborar cooperam contribuem agem coopera age contribui cooperar',
  'perecer pereca morrer morra morreu morre',
  'crer cre crede creia cremos creu acreditar acredita creem',
  'descanso aliviarei aliviar descansar',
  'cansado cansados oprimidos sobrecarregados carregados',
  'mansidao mansos humildes manso humilde humildade',
  'bondade benignidade misericordia amabilidade',
  'vigiar alertas atentos vigiai vigiem',
  'escutar ouvir ouve ouvi escuta',
  'estrela astros estrelas',
  'concerto alianca pacto testamento',
  'trevas escuridao',
  'lampada candeia luz',
  'salvo salvos salvar salvacao salva salvador',
  'dizer diz disse dizem dizendo digo respondeu declarou falou',
  'jeova senhor eterno',
  'crianca menino criancas meninos',
  'criar criou fez formou',
  'obrigacao dever',
  'sabio prudente sabios prudentes sensato',
  'tolo insensato louco loucos nescio',
  'ira furor raiva irar irai irem',
  'boca labios lingua',
  'comecar principio comeco',
  'mostrar revelar manifestar manifestou revelou',
  'dar dou deu da de dareis deem dai dara',
  'vir vinde venham vem venha',
  'ajuntar unido unidos uniao',
  'enganoso enganosa mentirosa vaidade ilusao',
].map((line) => line.split(' '));

const ENDINGS =
  /(?:armos|ermos|irmos|aremos|eremos|iremos|areis|ereis|ireis|assem|essem|issem|ariam|eriam|iriam|aria|eria|iria|arei|erei|irei|aras|eras|iras|arao|erao|irao|avam|aram|eram|iram|amos|emos|imos|ando|endo|indo|ados|adas|idos|idas|ado|ada|ido|ida|aste|este|iste|ava|iam|ara|era|ira|asse|esse|isse|ais|eis|oes|aos|aes|ou|eu|iu|ar|er|ir|am|em|ai|ei|ao|ia|as|es|is|os|o|a|e|i|u|s)$/;
const SHORTEST = 3;

function stemOf(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return rest.length >= SHORTEST ? rest : word.slice(0, SHORTEST);
}

const KEYS = new Map<string, string>();
for (const words of ALIKE) for (const word of words) KEYS.set(word, stemOf(words[0] ?? word));

/** Old spellings of the same sound: "elle", "sciencia", "phariseu", "abysmo". */
const modern = (word: string) =>
  word
    .replace(/([bcdfglmnpt])\1/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/^sc/, 'c')
    .replace(/ch(?=r)/g, 'c');

const keys = new Map<string, string>();

/** What a folded word shares with its forms and with the words that other translations use for it. */
export function keyOf(word: string): string {
  let key = keys.get(word);
  if (key === undefined) {
    const plain = modern(word);
    key = FREE.has(plain) ? '' : (KEYS.get(plain) ?? stemOf(plain));
    if (keys.size < 60_000) keys.set(word, key);
  }
  return key;
}

/** The small words that translations exchange for one another, by what they stand for. */
const SMALL = new Map(
  [
    'vos voce voces te ti lhe lhes tu',
    'vosso vossa vossos vossas teu tua teus tuas seu sua seus suas',
    'pois porque porquanto',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.map((word): [string, string] => [word, `-${words[0] ?? word}`]);
  }),
);

/** What a folded word is compared by; what does not tell one verse from another begins with a dash. */
export const comparableOf = (word: string): string =>
  SMALL.get(word) ?? (keyOf(word) || `-${word}`);

/** Whether a word, as it is compared, tells one verse from another. */
export const isKey = (word: string): boolean => !word.startsWith('-');

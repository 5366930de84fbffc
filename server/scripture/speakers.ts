import { BOOKS } from '#shared/bible/canon.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';

const join = (...choices: readonly string[]) => choices.join('|');
/** Adds the capital letter that each choice has at the beginning of a sentence. */
const initial = (choices: string) =>
  choices.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
  );

export const startsSentence = (text: string) => /^[^\p{L}\n]*\p{Lu}/u.test(text);

/** A pattern for one of the choices as a whole word. */
export const word = (choices: string) => `(?<![\\p{L}\\p{M}])(?:${choices})(?![\\p{L}\\p{M}])`;

export const NAMES = join(
  'Jesus|JESUS|Jesús|Cristo|CRISTO|Deus|DEUS|Dios|God|Senhor|SENHOR|Señor|Lord|Jeová',
  'Pai|Espírito(?: Santo)?|Mestre|Salvador|Criador|Altíssimo|Todo-Poderoso|[Vv]oz do céu',
  'Paulo|Pedro|Tiago|Davi|Salomão|Moisés|Abraão|Elias|Eliseu',
  ...new Set(BOOKS.map(({ name }) => name.replace(/^\d /, ''))),
  '[Aa]póstol[oa]s?|[Pp]rofetas?|[Ss]almista|[Pp]regador|[Aa]nj[oa]s?|[Ee]vangelistas?|[Aa]utor',
);

/** Others who speak in the Bible; they count for indirect speech. */
export const AUTHORS = join(
  'Isaías|Jeremias|Ezequiel|Daniel|Oseias|Amós|Jonas|Miqueias|Habacuque|Malaquias|Zacarias',
  'Jó|José|Josué|Samuel|Natã|Gideão|Débora|Ester|Maria|João(?: Batista)?|Mateus|Marcos|Lucas',
  'Salomão|Asafe|Noé|Estêvão|Barnabé|Timóteo|Judas|[Ss]ábio|[Rr]ei|[Ee]scritor|[Ii]nspirado',
  '[Cc]éu|[Cc]arta|[Ll]ivro|[Ll]ei|[Mm]andamento|[Ee]vangelho',
);

export const TRANSLATIONS =
  'NVI|ARA|ARC|ACF|NAA|NTLH|NVT|KJA|KJV|Almeida|Tradução|Septuaginta|Vulgata|Linguagem de Hoje';

export const TEXTS = initial(
  join(
    'b[íi]blia|escrituras?|palavra|vers[íi]culos?|salmos?|prov[ée]rbios?|evangelhos?|texto',
    'passagem|promessas?|mandamentos?|cap[íi]tulos?|ep[íi]stola|oráculo',
    'BÍBLIA|Bible|Scriptures?',
  ),
);

const ENCLITIC = '(?:-(?:lhes?|me|nos|te|vos))?';

/** Verbs after which words are direct speech. */
export const SAYS = `(?:${initial(
  join(
    'diz|disse|dizem|disseram|dizia|dizendo|declarou|declara|afirmou|afirma|prometeu|promete',
    'garante|garantiu|assegura|lemos|lê-se|respondeu-lhe|DISSE|DIZ|dice|dijo|says|said',
  ),
)})${ENCLITIC}`;

/** Verbs by which somebody is said to have said something, and no nouns made of them. */
export const SPEAKS = `(?!\\p{L}*ç(?:ão|ões))(?:${SAYS}|(?:${initial(
  join(
    'fal(?:a|ou|ava|am|aram)|declar\\p{L}+|afirm\\p{L}+|ensin\\p{L}+|promet\\p{L}+|escrev\\p{L}+',
    'respond\\p{L}+|clam\\p{L}+|or(?:a|ou)|exort\\p{L}+|convid\\p{L}+|lembr\\p{L}+|jur(?:a|ou)',
    'assegur\\p{L}+|revel\\p{L}+|registr\\p{L}+|proclam\\p{L}+|anunci\\p{L}+|orden\\p{L}+',
    'exclam\\p{L}+|cant\\p{L}+|profetiz\\p{L}+|preg(?:a|ou)|aprendemos|ler|lia|deix(?:a|ou) claro',
    'pro[íi]b(?:e|iu|em)|garant(?:e|iu|em)|permit(?:e|iu)|conden(?:a|ou)|determin(?:a|ou)',
    'contou|mostr(?:a|ou)|defend(?:e|eu)|confirm(?:a|ou)|susten(?:ta|tou)',
    'repet(?:e|iu)|advert(?:e|iu)|avis(?:a|ou)',
  ),
)})${ENCLITIC})`;

/** Phrases of somebody who explains the Bible to a reader. */
const COMMENTARY =
  /(?<!\p{L})(?:voc[êe]s?|a gente|ou seja|vers[íi]culos?|textos?|passage(?:m|ns)|contexto|B[íi]blia|Escrituras?|podemos|devemos|precisamos|cremos|sabemos|vemos|am[ée]m)(?!\p{L})|^[^\p{L}]*(?:Iss[oa]|Ess[ea]s?|Est[ea]s?|Ness[ea]s?|Aqui|Assim|Portanto|Por isso|Ent[ãa]o|Hoje|Leia|Ore|Reflita|Medite|Pense|Pergunte|Pe[çc]a|Lembre|Confie|Veja|Note|Repare|Comece|Escreva|Que (?:Deus|o Senhor|ele)|Senhor|Pai)(?!\p{L})/iu;

/** The grammar of promises and commandments as Bibles print them. */
const BIBLICAL_STYLE =
  /(?<!\p{L})(?:te|vos|lhes?)\s+(?:\p{L}+(?:rei|rá|rão|remos)|d[áa])(?!\p{L})|(?<!\p{L})\p{L}*[aei]r(?:ás|eis)(?!\p{L})|(?<!\p{L})(?:vós|convosco|voss[oa]s?)(?!\p{L})|(?<!\p{L})[Ee]u\s+(?:te|vos|sou|o|a|não\s+te)?\s*\p{L}+[aeio]rei(?!\p{L})|diz o (?:teu |vosso )?(?:Senhor|Deus)/u;
/** Addressed to God, as prayers that are proposed begin. */
const PRAYER =
  /^[^\p{L}]*(?:Senhor|Pai|Deus|Jesus|Esp[íi]rito|Meu Deus|[OÓ] Deus)(?:\s+\p{L}+)?\s*[,!]/iu;

export const isCommentary = (sentence: string) => COMMENTARY.test(sentence);

export const isBiblicalStyle = (sentence: string) => BIBLICAL_STYLE.test(sentence);

const DIVINE_SPEECH =
  /(?<!\p{L})[Ee]u,? (?:o |sou o |que sou o )?(?:Senhor|SENHOR|teu Deus|vosso Deus|Deus)(?!\p{L})|diz o (?:teu |vosso )?(?:Senhor|Deus)|(?<!\p{L})[Ee]u (?:te|vos|lhes?) (?:dou|darei|abençoo|abençoarei|amo|amei|chamei|escolhi|guardarei|curo|curarei|farei|perdoo|envio|digo)(?!\p{L})/u;
/** Whether a sentence speaks in the first person of God. */
export const isDivineSpeech = (sentence: string) =>
  DIVINE_SPEECH.test(sentence) && !PRAYER.test(sentence);

const GOD = /(?<!\p{L})(?:Deus|Senhor|SENHOR|Altíssimo)(?!\p{L})/u;
const PSALM =
  /(?<!\p{L})(?:meus?|minhas?|me|mim|comigo|eu|tua?s?|teus?|teu|ti|contigo|te)(?!\p{L})/iu;
const VERSE_OPENING =
  /^\W*(?:Porque|Porquanto|Pois|Eis|Ora,|E (?:disse|falou|viu|aconteceu|foi)|Bem-aventurad|Felizes?|Bendit|Mald|Ai d|Ainda que|Se alguém|Ó |Em verdade|Haja|No princípio|Vinde|Busca[ir]|Alegrai|Louv|Não (?:temas?|\p{L}+(?:eis|ais|is))(?!\p{L}))/iu;
/** Whether a sentence beside a place may be taken for its words. */
export const isVerseLike = (sentence: string) =>
  isBiblicalStyle(sentence) ||
  isDivineSpeech(sentence) ||
  VERSE_OPENING.test(sentence) ||
  (PSALM.test(sentence) && GOD.test(sentence) && !PRAYER.test(sentence) && !isCommentary(sentence));

const FINITE =
  /(?<!\p{L})(?:é|são|foi|foram|era|eram|há|tem|têm|está|estão|deu|dá|vem|vêm|vai|vão|pode|quer|sou|somos|\p{L}+(?:ou|aram|eram|iram|ará|erá|irá|arão|erão|irão|arei|erei|irei|ava|avam|asse|esse|eu(?<!meu|teu|seu|céu|Deus)|iu))(?!\p{L})/u;

/** "Compare Gênesis 3 com Mateus 4: …": what the reader is asked to do with a passage. */
export const isInstruction = (lead: string) =>
  /(?<!\p{L})(?:compare|leia|volte|medite|releia|observe|veja|note|repare|estude|termine|comece|abra|depois|em seguida)(?!\p{L})/iu.test(
    lead,
  );

/** A few words without a verb that tell what a passage is about. */
export const isTitle = (words: string) =>
  plainWordsOf(words).length <= 8 && !FINITE.test(words) && !/[;!?]/.test(words);

/** "Ali João vê …": goes on with the place before. */
export const POINTS_BACK =
  /^[^\p{L}]*(?:Ali|Lá|Nele|Nela|(?:Ness|Est|Ess|Nest)[ea] (?:texto|vers[íi]culo|passagem|cap[íi]tulo))(?!\p{L})/u;

const DENIAL =
  /(?<!\p{L})(?:n[ãa]o|nunca|nem|em nenhum (?:lugar|momento))\s+(?:\p{L}+\s+){0,2}(?:diz|disse|dizem|ensin\p{L}+|promet\p{L}+|afirm\p{L}+|escrev\p{L}+|fal\p{L}+|est[áa]|mand\p{L}+|ped\p{L}+|proíb\p{L}+|exig\p{L}+|garant\p{L}+)/iu;
/** Whether a sentence denies that somebody says something. */
export const isDenied = (sentence: string): boolean => DENIAL.test(sentence);

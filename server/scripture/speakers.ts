import { BOOKS } from '#shared/bible/canon.ts';

/** Pieces of patterns: who speaks in the Bible, what speaks of it, and the verbs of both. */
const join = (...choices: readonly string[]) => choices.join('|');
/** At the beginning of a sentence, too. */
const initial = (choices: string) =>
  choices.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
  );

/** One of the words as a word of its own. */
export const word = (choices: string) => `(?<![\\p{L}\\p{M}])(?:${choices})(?![\\p{L}\\p{M}])`;

export const NAMES = join(
  'Jesus|JESUS|Jesús|Cristo|CRISTO|Deus|DEUS|Dios|God|Senhor|SENHOR|Señor|Lord|Jeová',
  'Pai|Espírito(?: Santo)?|Mestre|Salvador|Criador|Altíssimo|Todo-Poderoso|[Vv]oz do céu',
  'Paulo|Pedro|Tiago|Davi|Salomão|Moisés|Abraão|Elias|Eliseu',
  ...new Set(BOOKS.map(({ name }) => name.replace(/^\d /, ''))),
  '[Aa]póstol[oa]s?|[Pp]rofetas?|[Ss]almista|[Pp]regador|[Aa]nj[oa]s?|[Ee]vangelistas?|[Aa]utor',
);

export const TEXTS = initial(
  join(
    'b[íi]blia|escrituras?|palavra|vers[íi]culos?|salmos?|prov[ée]rbios?|evangelhos?|texto',
    'passagem|promessas?|mandamentos?|cap[íi]tulos?|ep[íi]stola|oráculo',
    'BÍBLIA|Bible|Scriptures?',
  ),
);

const ENCLITIC = '(?:-(?:lhes?|me|nos|te|vos))?';

/** Verbs after which words are said as they were said. */
export const SAYS = `(?:${initial(
  join(
    'diz|disse|dizem|disseram|dizia|dizendo|declarou|declara|afirmou|afirma|prometeu|promete',
    'garante|garantiu|assegura|lemos|lê-se|respondeu-lhe|DISSE|DIZ|dice|dijo|says|said',
  ),
)})${ENCLITIC}`;

/** Verbs after which they may be. */
export const SPEAKS = `${SAYS}|(?:${initial(
  join(
    'fal(?:a|ou|ava|am|aram)|declar\\p{L}+|afirm\\p{L}+|ensin\\p{L}+|promet\\p{L}+|escrev\\p{L}+',
    'respond\\p{L}+|clam\\p{L}+|or(?:a|ou)|exort\\p{L}+|convid\\p{L}+|lembr\\p{L}+',
    'assegur\\p{L}+|revel\\p{L}+|registr\\p{L}+|proclam\\p{L}+|anunci\\p{L}+|orden\\p{L}+',
    'exclam\\p{L}+|cant\\p{L}+|profetiz\\p{L}+|preg(?:a|ou)|aprendemos|ler|lia',
  ),
)})${ENCLITIC}`;

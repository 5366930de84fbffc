import { ACCORDING, behindAnnouncement, ORDERED, TOLD_BY } from './attribution.ts';
import {
  beforePlace,
  behind,
  behindPlace,
  opensLine,
  startsSentence,
  told,
  type Unit,
  type Words,
  whole,
} from './positions.ts';
import { AUTHORS, NAMES } from './speakers.ts';

/**
 * How surely a rule's words are Scripture: `possible` ones may be a title or an explanation, those
 * `below` a place often and `weak` ones mostly are, and `told` ones need stored words that support them.
 */
export type Strength = 'sure' | 'possible' | 'below' | 'weak' | 'told';

/** One way to give words without delimiters to the Bible. */
export type Rule = Readonly<{
  name: string;
  /** What a reader would take for Scripture. */
  danger: string;
  strength: Strength;
  find: (unit: Unit) => Words | null;
  /** Answers whose false words, “celeiros” or “sem fim”, may not be shown. */
  caught: readonly [string, string];
  /** Answers whose words all stay. */
  stays: readonly [string, string];
}>;

const regex = (source: string, flags = 'u') => new RegExp(source, flags);
const CLOSERS = '[)\\]}*_]*';
const TRANSLATION =
  '(?:,?\\s*[([]?(?:NVI|ARA|ARC|ACF|NAA|NTLH|NVT|KJA|KJV|BKJ|TB|AA|NBV|BLIVRE|Almeida|par[áa]frase)[)\\]]?)?';
const SIGN =
  '(?:\\s*(?:[:;=|~→➡•·»▸▶➜⇒]|->|=>)|\\s/\\s|\\s--?|\\s[–—]|[–—-](?=\\p{Lu})|\\s*\\p{Extended_Pictographic}\\ufe0f?)';
const CITES = 'conforme|segundo|como (?:diz|est[áa] em|lemos em|ensina|afirma|promete)';
const NUMBERED =
  /(?:^|\n)[ \t>*]*(?:[¹²³⁰⁴-⁹]+\s?|v(?:v|\.|ers\.)?\s?\d{1,3}[.:)]?\s+|\[\d{1,3}\]\s+)(?=\p{Lu})/u;
const LINE_OF_A_PLAY = regex(
  `^[^\\p{L}\\d\\n]*(?:${NAMES}|${AUTHORS})(?: \\p{Lu}\\p{L}+)?[*_]*\\s*(?:[:]|\\s[—–-])[*_]*\\s+(?=\\S)`,
  'iu',
);
const DIRECT_ADDRESS =
  /(?<!\p{L})(?:tu|teus?|tuas?|tua|ti|te|vós|vos|eu|meus?|minhas?)(?!\p{L})|^\W*\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?, /u;

const inParentheses = beforePlace(
  /^([\s\S]*[^.!?…\s])\s*[([](?:(?:cf|conf|ver|veja|leia|em)\.?\s+)?$/iu,
  ({ places }) => places.length === 1,
);
const toldWithQue = behindPlace(/^,?\s+(?:diz|está escrito|lê-se|\p{L}+mos) que\s+/iu);

/** The rules, in the order in which they are tried; the first that removes or replaces words decides. */
export const RULES: readonly Rule[] = [
  {
    name: 'in front of a place',
    danger: 'An invented verse is followed by the place it is said to stand in.',
    strength: 'sure',
    find: beforePlace(
      regex(
        `^([\\s\\S]*\\S)(?:\\s[—–~-]{1,2}|[—–]|\\s*\\n\\s*[([—–-]{0,2}|(?<!C)[.!?…]\\s*[([]|,?\\s(?:${CITES}))\\s*(?:(?:cf|conf|em|de)\\.?\\s*)?$`,
        'iu',
      ),
    ),
    caught: [
      'O justo herda celeiros de ouro e muita paz — João 3:16',
      'O justo herda celeiros de ouro, conforme João 3:16.',
    ],
    stays: [
      'A promessa tem uma condição: permanecer (João 15:4).',
      'Sexta: pelos inimigos, conforme Mateus 5:44.',
    ],
  },
  {
    name: 'in front of a sign and a place',
    danger: 'An emoji, a slash or an equals sign cites the place of an invented verse.',
    strength: 'possible',
    find: beforePlace(/^([\s\S]*\S)\s*(?:[/@=#]|\p{Extended_Pictographic}\ufe0f?)\s*$/u),
    caught: ['O Senhor te dará celeiros 📖 João 3:16', 'Porque Jó herda celeiros / João 3:16'],
    stays: ['Deus cuida de você. 📖 Salmos 23:1', 'Leitura de hoje 📖 João 3:16'],
  },
  {
    name: 'behind a place and a sign',
    danger: 'A place with a colon, a dash or an arrow makes what follows its words.',
    strength: 'sure',
    find: behindPlace(
      regex(`^${CLOSERS}${TRANSLATION}${CLOSERS}${SIGN}[*_]*\\s*(?:[—–-]\\s+)?(?!\\d)`),
      (unit, place, gap) => {
        const next = unit.text.slice(place.end + gap.length);
        // "… (Hebreus 6:19): ela não impede": the sentence goes on behind its citation.
        if (gap.startsWith(')') && (!startsSentence(next) || /^\)\s*;/.test(gap))) return false;
        return startsSentence(next) || opensLine(unit, place) || /[:=|~→➡]/.test(gap);
      },
    ),
    caught: ['João 3:16 → O justo herda celeiros.', '- **João 3:16** – O Senhor te dará celeiros.'],
    stays: [
      'Salmos 91: proteção em tempos de medo.',
      'Uma âncora (Hebreus 6:19): ela não impede a tempestade.',
    ],
  },
  {
    name: 'below a place',
    danger: 'A place alone in its line is the heading of what stands below it.',
    strength: 'sure',
    find: behindPlace(regex(`^${CLOSERS}${TRANSLATION}[.:]?${CLOSERS}[ \\t]*\\n\\s*`), opensLine),
    caught: ['João 3:16\nO justo herda celeiros.', '## João 3:16\n\nO Senhor te dará celeiros.'],
    stays: ['Salmos 23\nO pastor e o anfitrião', 'Leituras:\n- João 3:16\n- Romanos 8:28'],
  },
  {
    name: 'beside a place',
    danger: 'A place that opens a line is followed by an invented verse without any sign.',
    strength: 'sure',
    find: behindPlace(regex(`^${CLOSERS}${TRANSLATION}[ \\t]+(?=[*_]*\\p{Lu})`), opensLine),
    caught: ['João 3:16 O justo herda celeiros.', '[João 3:16] O Senhor te dará celeiros.'],
    stays: [
      '**João 3:16** é muito conhecido.',
      'Romanos 8:28 não diz que tudo é bom: diz que Deus trabalha em tudo.',
    ],
  },
  {
    name: 'behind an announcement',
    danger: 'Somebody of the Bible, or the Bible, is said to say what follows.',
    strength: 'sure',
    find: behindAnnouncement('sure'),
    caught: [
      'A Bíblia diz: O justo herda celeiros.',
      'Segundo o apóstolo Paulo: Quem ora herda celeiros.',
    ],
    stays: [
      'O Espírito Santo nos lembra de duas coisas: quem Deus é e quem somos.',
      'A Bíblia fala de perdão de três maneiras: como decisão, caminho e presente.',
    ],
  },
  {
    name: 'behind a label',
    danger: 'A heading that names the Bible, and no verb, stands before an invented verse.',
    strength: 'possible',
    find: behindAnnouncement('possible'),
    caught: [
      '**Promessa:** O Senhor te dará celeiros.',
      'Palavra para hoje: O Senhor te dará celeiros.',
    ],
    stays: [
      '**Jesus:** o centro da história.',
      '- **Paulo:** Apóstolo dos gentios, preso em Roma.',
    ],
  },
  {
    name: 'behind a place and a colon',
    danger: 'A sentence about a place goes over, behind a colon, into its words.',
    strength: 'sure',
    find: behindPlace(
      /^(?:(?!, que |[.!?]\s)[\s\S])*?:[*_]*\s+(?=[*_]*\p{Lu}\p{L}*[\s,])/u,
      (_, { reference }) => reference?.verse !== null,
    ),
    caught: [
      'Na NVI, João 3:16 fica assim: O justo herda celeiros.',
      'João 3:16 em outras palavras: Deus encheu celeiros.',
    ],
    stays: [
      'Leia João 3:16 e pergunte: o que hoje ocupa o meu coração?',
      'João 3:16, que fala de amor: Leia em voz alta.',
    ],
  },
  {
    name: 'told with its place',
    danger:
      'A sentence that names its place, behind it or with “que”, is the verse in other words.',
    strength: 'weak',
    find: (unit) => inParentheses(unit) ?? toldWithQue(unit),
    caught: [
      'Deus amou o mundo de tal maneira que deu o Filho, para dar a nós vida sem fim (João 3:16).',
      'Entrega ao Senhor os teus caminhos e confia nele sem fim (Salmos 37:5).',
    ],
    stays: [
      'Quem crê tem vida, e isso consola no luto (João 3:16).',
      'Em João 3:16 vemos que a fé nasce do amor de Deus.',
    ],
  },
  {
    name: 'behind the number of a verse',
    danger: 'A small number makes what follows a verse of the passage.',
    strength: 'sure',
    find: behind(NUMBERED),
    caught: ['Leia comigo:\n¹⁶ O justo herda celeiros.', 'v. 16 O Senhor te dará celeiros.'],
    stays: ['1. Ore antes de dormir.\n2. Leia Salmos 4:8 em voz alta.', '16 Pessoas vieram.'],
  },
  {
    name: 'a block of quotation',
    danger: 'A block of quotation is read as a verse.',
    strength: 'sure',
    find: whole(({ isBlock, hasQuotations }) => isBlock && !hasQuotations),
    caught: ['> O justo herda celeiros.', '> O Senhor te dará celeiros.'],
    stays: ['> Leia devagar.', 'Um resumo:\n> Leia João 3:16 com calma.'],
  },
  {
    name: 'below a heading',
    danger: 'The verse of the place in the heading stands below it in other words.',
    strength: 'below',
    find: whole(({ heading }) => heading !== null),
    caught: [
      '**João 3:16**\n\n- Deus amou o mundo e deu o Filho, para que todos tenham vida sem fim.',
      'João 3:16:\n\n- Deus amou o mundo e deu o Filho, para que todos tenham vida sem fim.',
    ],
    stays: [
      '**João 3:16**\n\n- A fé nasce do amor.',
      '**João 3:16**\n\n- Hoje, ligue para alguém que precisa de companhia.',
    ],
  },
  {
    name: 'a line of a play',
    danger: 'A name before a colon makes God or Jesus speak to the reader.',
    strength: 'sure',
    find: behind(LINE_OF_A_PLAY, (next) => DIRECT_ADDRESS.test(next)),
    caught: ['JESUS: Marta, junta os teus celeiros.', 'Deus — Moisés, junta os celeiros.'],
    stays: ['**Jesus:** o centro da história.', '**Israel:** o povo por meio de quem ele veio.'],
  },
  {
    name: 'told by who speaks in the Bible',
    danger: 'Who speaks in the Bible, or the Bible, is said to say what they never said.',
    strength: 'told',
    find: told(TOLD_BY),
    caught: ['Jesus prometeu que Jó herda celeiros.', 'Está escrito que Jó herda celeiros.'],
    stays: ['Jesus ensinou que Deus amou o mundo.', 'Paulo sabe que você está cansado.'],
  },
  {
    name: 'told according to somebody',
    danger: 'What is said “according to” somebody of the Bible is no word of theirs.',
    strength: 'told',
    find: told(ACCORDING),
    caught: ['Segundo o Salmo, Jó herda celeiros.', 'Como ensina a Bíblia, Jó herda celeiros.'],
    stays: ['Segundo o ditado, quem espera alcança.', 'Segundo João, Deus amou o mundo.'],
  },
  {
    name: 'ordered by the Bible',
    danger: 'A place, or the Bible, is said to order or promise something.',
    strength: 'told',
    find: told(ORDERED),
    caught: ['A Bíblia promete celeiros ao fiel.', 'A Palavra garante celeiros ao justo.'],
    stays: ['A Bíblia promete vida a quem crê.', 'A Bíblia proíbe o roubo.'],
  },
];

import { foldText } from '#shared/portuguese/words.ts';
import type { Screening } from '../safety/decision.ts';

/** The field of a structured answer in which a model says what it heard. */
export const SIGNAL_FIELD = 'sinal';
const NOTHING = 'nenhum';

/** The signals that a model may give, by the words it writes. */
const SIGNALS: Readonly<Record<string, Screening>> = {
  'perigo-suicidio': { level: 'danger', topic: 'self-harm' },
  'perigo-violencia': { level: 'danger', topic: 'violence' },
  'perigo-emergencia': { level: 'danger', topic: 'emergency' },
  'cuidado-suicidio': { level: 'concern', topic: 'self-harm' },
  'cuidado-violencia': { level: 'concern', topic: 'violence' },
  'cuidado-saude': { level: 'concern', topic: 'health' },
  'cuidado-dinheiro': { level: 'concern', topic: 'money' },
};

const SIGNAL_WORDS = new Set(Object.keys(SIGNALS).flatMap((name) => name.split('-')));

export const SIGNAL_NAMES: readonly string[] = [NOTHING, ...Object.keys(SIGNALS)];

const MEANING = `Ouça primeiro quem escreve. Perigo: o texto conta, ou só deixa perceber, que alguém corre risco agora, seja quem escreve ou outra pessoa, contado por quem sofre, por quem vê ou por quem faz: suicídio ou autolesão, também insinuados (despedida, coisas em ordem, data marcada, meio à mão); violência, abuso, ameaça, cárcere; emergência médica. Cuidado: nada de perigo claro, mas algo escuro: desesperança, sentir-se um peso, castigar o corpo, luto que afunda; controle, humilhação ou perseguição; doença da mente, vício ou comida que adoece; dívida com ameaça. Histórias da Bíblia, doutrina, figuras de linguagem, notícias, aulas e dores superadas há muito tempo não são sinal.`;

/** Asks for the field, where the answer is structured. */
export const SIGNAL_RULE = `${MEANING} Valores: ${SIGNAL_NAMES.join(', ')}`;

/** Asks for a mark before an answer that is one text. */
export const SIGNAL_MARK = `${MEANING} Se houver perigo, responda somente com a marca [perigo-suicidio], [perigo-violencia] ou [perigo-emergencia]. Se houver motivo de cuidado, comece com a marca [cuidado-suicidio], [cuidado-violencia], [cuidado-saude] ou [cuidado-dinheiro], sozinha na primeira linha, e depois responda. Em todos os outros casos responda sem marca nenhuma.`;

/** Models dress a mark up: with emphasis, quotation marks, accents, capitals, or a word before it. */
const LEVEL = 'perigo|cuidado';
const TOPIC = 'suic[ií]dio|viol[eê]ncia|emerg[eê]ncia|sa[uú]de|dinheiro';
const NAMES = 'marca|sinal|alerta|aviso';
const BEFORE = `(?:(?<!\\p{L})(?:${NAMES})[^\\p{L}\\n]{1,6})?`;
const OPENING_SIGN = `[\\[(<{"“'‘«*_\`#>•\\- ]`;
const OPENING = `${OPENING_SIGN}*`;
const CLOSING = `[\\])>}"”'’»*_\`.:,;!]*`;
/** Signs between the two words that prose never has there. */
const JOINT = `[-_‐‑–—]`;

const MARK = new RegExp(
  [
    `${OPENING}${BEFORE}${OPENING}(?<!\\p{L})(${LEVEL})${JOINT}(${TOPIC})(?!\\p{L})${CLOSING}`,
    `${OPENING}${BEFORE}\\[[^\\p{L}\\n]*(${LEVEL})(?:[^\\p{L}\\n]{1,4}|\\s+de\\s+)(${TOPIC})[^\\p{L}\\n]*\\]${CLOSING}`,
    `${OPENING}${BEFORE}\\[\\s*nenhum(?:a|\\s+sinal)?\\s*\\]${CLOSING}`,
    // Without brackets only where nothing else stands in the line.
    `(?<=\\n)[^\\p{L}\\n]*${BEFORE}[^\\p{L}\\n]*(${LEVEL})(?:[^\\p{L}\\n]{1,4}|\\s+de\\s+)(${TOPIC})[^\\p{L}\\n]*(?=\\n|$)`,
    `(?<=\\n)[^\\p{L}\\n]*(?:${NAMES})[^\\p{L}\\n]+nenhuma?[^\\p{L}\\n]*(?=\\n|$)`,
  ].join('|'),
  'giu',
);

/** "p", "pe", "per"…: a word as far as it may be written. */
const begun = (word: string): string =>
  [...word].reduceRight((rest, letter) => (rest ? `${letter}(?:${rest})?` : letter), '');
const anyBegun = (words: string) =>
  words
    .replace(/\[(\p{L})\p{L}\]/gu, '$1')
    .split('|')
    .map(begun)
    .join('|');

const SIGNS = `[^\\p{L}\\n]*`;
/** An end of a text that may still become a mark, in letters without accents. */
const MAY_BECOME_MARK = new RegExp(
  `(?:${OPENING_SIGN}+|(?<!\\p{L})${OPENING}(?:(?:${NAMES})${SIGNS})?(?:${[
    anyBegun(`${NAMES}|nenhuma`),
    `(?:${NAMES})${SIGNS}`,
    anyBegun(LEVEL),
    `(?:${LEVEL})[^\\p{L}\\n]{0,4}(?:de?\\s*)?(?:${anyBegun(TOPIC)})?`,
    `(?:${LEVEL})[^\\p{L}\\n]{0,4}(?:de\\s+)?(?:${TOPIC})${SIGNS}`,
    `nenhuma?${SIGNS}`,
  ].join('|')}))$`,
  'iu',
);
const JOINED = new RegExp(`(?:${LEVEL})${JOINT}(?:${TOPIC})`, 'iu');
export function signalNamed(name: string): Screening | null {
  const words = foldText(name).match(/\p{L}+/gu) ?? [];
  const key = words
    .filter((word) => SIGNAL_WORDS.has(word))
    .slice(0, 2)
    .join('-');
  return Object.hasOwn(SIGNALS, key) ? (SIGNALS[key] ?? null) : null;
}

/** Takes marks off a text while it is written, wherever they stand: none is ever shown. */
export class MarkReader {
  signal: Screening | null = null;
  private held = '';
  /** A sign for what came before: a line without a letter so far, a letter, or another sign. */
  private before: '\n' | 'x' | '0' = '\n';
  /** Whether a mark was the first thing, so that the blanks behind it go too. */
  private isLed = false;
  private isFirst = true;

  /** @returns what belongs to the answer */
  push(delta: string): string {
    this.held = (this.held + delta).normalize('NFC');
    const at = withoutAccents(this.held).search(MAY_BECOME_MARK);
    const split = at < 0 ? this.held.length : at;
    const rest = this.held.slice(split);
    // Danger needs no answer behind it.
    const joined = JOINED.exec(rest);
    if (joined) this.note(signalNamed(joined[0]));
    const given = this.cleared(this.held.slice(0, split), rest === '');
    this.held = rest;
    return given;
  }

  /** @returns what was held back */
  finish(): string {
    const { held } = this;
    this.held = '';
    return this.cleared(held, true);
  }

  private note(found: Screening | null): void {
    if (found && (!this.signal || found.level === 'danger')) this.signal = found;
  }

  /** @param ends whether nothing is held behind it, with which its line might go on */
  private cleared(text: string, ends: boolean): string {
    if (text === '') return '';
    const clear = `${this.before}${text}${ends ? '' : 'x'}`.replace(MARK, (mark) => {
      this.isLed ||= this.isFirst;
      this.note(signalNamed(mark));
      return '';
    });
    const line = text.slice(text.lastIndexOf('\n') + 1);
    const isStart = text.includes('\n') || this.before === '\n';
    if (isStart && !/\p{L}/u.test(line)) this.before = '\n';
    else this.before = /\p{L}$/u.test(text) ? 'x' : '0';
    const own = clear.slice(1, ends ? undefined : -1);
    const given = this.isFirst && this.isLed ? own.trimStart() : own;
    if (given.trim() !== '') this.isFirst = false;
    return given;
  }
}

/** A whole text without marks, and what the marks in it say. */
export function withoutMarks(text: string): { text: string; signal: Screening | null } {
  const reader = new MarkReader();
  return { text: reader.push(text) + reader.finish(), signal: reader.signal };
}

/** Letter by letter, unlike `foldText`, so that a place in it is the same place in the text. */
const withoutAccents = (text: string) =>
  text.replace(/[\u00c0-\u017f]/g, (letter) => foldText(letter)[0] ?? letter);

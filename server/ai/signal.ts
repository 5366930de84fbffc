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

export const SIGNAL_NAMES: readonly string[] = [NOTHING, ...Object.keys(SIGNALS)];

const MEANING = `Ouça primeiro quem escreve. Perigo: o texto conta, ou só deixa perceber, que alguém corre risco agora, seja quem escreve ou outra pessoa, contado por quem sofre, por quem vê ou por quem faz: suicídio ou autolesão, também insinuados (despedida, coisas em ordem, data marcada, meio à mão); violência, abuso, ameaça, cárcere; emergência médica. Cuidado: nada de perigo claro, mas algo escuro: desesperança, sentir-se um peso, castigar o corpo, luto que afunda; controle, humilhação ou perseguição; doença da mente, vício ou comida que adoece; dívida com ameaça. Histórias da Bíblia, doutrina, figuras de linguagem, notícias, aulas e dores superadas há muito tempo não são sinal.`;

/** Asks for the field, where the answer is structured. */
export const SIGNAL_RULE = `${MEANING} Valores: ${SIGNAL_NAMES.join(', ')}`;

/** Asks for a mark before an answer that is one text. */
export const SIGNAL_MARK = `${MEANING} Se houver perigo, responda somente com a marca [perigo-suicidio], [perigo-violencia] ou [perigo-emergencia]. Se houver motivo de cuidado, comece com a marca [cuidado-suicidio], [cuidado-violencia], [cuidado-saude] ou [cuidado-dinheiro], sozinha na primeira linha, e depois responda. Em todos os outros casos responda sem marca nenhuma.`;

export function signalNamed(name: string): Screening | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
  return Object.hasOwn(SIGNALS, plain) ? (SIGNALS[plain] ?? null) : null;
}

/** The longest beginning that may still become a mark. */
const LONGEST_MARK = 60;
const MAY_BECOME_MARK = /^\s*(?:\[[\p{L}-]*(?:\]\s*)?)?$/u;
const MARK = /^\s*\[([\p{L}-]+)\]\s*/u;

/** Takes a mark off the beginning of a text while it is written. */
export class MarkReader {
  signal: Screening | null = null;
  private held: string | null = '';

  /** @returns what belongs to the answer */
  push(delta: string): string {
    if (this.held === null) return delta;
    this.held += delta;
    if (this.held.length < LONGEST_MARK && MAY_BECOME_MARK.test(this.held)) {
      // Danger needs no answer behind it.
      this.signal = this.named();
      return '';
    }
    return this.finish();
  }

  /** @returns what was held back */
  finish(): string {
    const held = this.held ?? '';
    this.signal = this.named();
    this.held = null;
    return this.signal ? held.replace(MARK, '') : held;
  }

  private named(): Screening | null {
    return this.held === null ? this.signal : signalNamed(MARK.exec(this.held)?.[1] ?? '');
  }
}

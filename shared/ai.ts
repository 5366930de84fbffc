import type { Part } from './rich-text.ts';

/** Raised when what the member agrees to changes: they are asked again. */
export const CONSENT_VERSION = 1;

/** Who wrote an answer: shown as a quiet label beside it. */
export type AnswerSource = 'model' | 'library';

export const SOURCE_LABELS: Readonly<Record<AnswerSource, string>> = {
  model: 'Gerado por IA · confira na Bíblia',
  library: 'Do acervo',
};

/** Why the library answers although a model is configured, or why the answer is another than was asked for. */
export const NOTICES = {
  declined:
    'Você desligou a inteligência artificial no seu perfil: a resposta vem do nosso acervo.',
  budget:
    'O limite de uso da inteligência artificial por hoje acabou: a resposta vem do nosso acervo.',
  down: 'A inteligência artificial está fora do ar agora: a resposta vem do nosso acervo.',
  near: 'Não temos no acervo exatamente o que você pediu; este é o conteúdo mais próximo.',
  steered:
    'O jejum que você escolheu, por tantos dias, põe a saúde em risco. Por isso este plano segue o jejum parcial, que se pode levar até o fim com prudência.',
  health:
    'Você escreveu sobre gravidez, doença, remédio ou alimentação. Nesses casos passar fome é arriscado, e jejuar não é dever. Por isso este plano deixa as telas em vez da comida: coma e tome os remédios como sempre, e converse com o seu médico.',
} as const;

export type Notice = keyof typeof NOTICES;

/** What must be known before the answer is read; the other notices stand below it. */
export const READ_FIRST: readonly Notice[] = ['near', 'steered', 'health'];

export type SafetyTopic = 'self-harm' | 'violence' | 'emergency';

/** Subjects whose help lines stand quietly above an answer. */
export type ConcernTopic = 'self-harm' | 'violence' | 'health' | 'money';

/**
 * What arrives while an answer is written. `path` names the field ('' for an answer
 * that is one text; 'mainPoints.2' inside a structure). Without a final `done` the
 * stream was cut and the answer is not complete.
 */
export type AnswerEvent<Result> =
  | Readonly<{ type: 'start'; source: AnswerSource; notices: readonly Notice[] }>
  | Readonly<{ type: 'part'; path: string; part: Part }>
  /** Forget the parts received so far: the answer is written again. */
  | Readonly<{ type: 'reset' }>
  | Readonly<{ type: 'safety'; topic: SafetyTopic }>
  | Readonly<{ type: 'done'; result: Result }>;

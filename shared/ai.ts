import type { Part } from './rich-text.ts';

/** Rises when the terms of consent change, so that members are asked again. */
export const CONSENT_VERSION = 1;

/** The origin of an answer, shown as a quiet label beside it. */
export type AnswerSource = 'model' | 'library';

export const SOURCE_LABELS: Readonly<Record<AnswerSource, string>> = {
  model: 'Gerado por IA · confira na Bíblia',
  library: 'Do acervo',
};

/** Reasons why the library answers instead of the model, or why an answer differs from the request. */
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

/** Notices shown above the answer; the others stand below it. */
export const READ_FIRST: readonly Notice[] = ['near', 'steered', 'health', 'down', 'budget'];

export type SafetyTopic = 'self-harm' | 'violence' | 'emergency';

/** Topics whose help lines stand quietly above an answer. */
export type ConcernTopic = 'self-harm' | 'violence' | 'health' | 'money';

/**
 * An event of an answer's stream. `path` names the field ('' for an answer that is one text,
 * 'mainPoints.2' inside a structure). A stream that ends without `done` is incomplete.
 */
export type AnswerEvent<Result> =
  | Readonly<{ type: 'start'; source: AnswerSource; notices: readonly Notice[] }>
  | Readonly<{ type: 'part'; path: string; part: Part }>
  /** Discards the parts received so far because the answer is written again. */
  | Readonly<{ type: 'reset' }>
  | Readonly<{ type: 'safety'; topic: SafetyTopic }>
  /** The end of an answer that its writer could not finish. */
  | Readonly<{ type: 'cut'; result: Result }>
  | Readonly<{ type: 'done'; result: Result }>;

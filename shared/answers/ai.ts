import type { Part } from './rich-text.ts';

/** Rises when the terms of consent change, so that members are asked again. */
export const CONSENT_VERSION = 1;

/** The origin of an answer, shown as a quiet label beside it. */
export type AnswerSource = 'model' | 'library';

export const SOURCE_LABELS: Readonly<Record<AnswerSource, string>> = {
  model: 'Gerado por IA · confira na Bíblia',
  library: 'Texto pronto do nosso acervo',
};

/** Reasons why the library answers instead of the model, or why an answer differs from the request. */
export const NOTICES = {
  declined:
    'Você desligou a inteligência artificial no seu perfil: a resposta vem do nosso acervo.',
  budget:
    'O limite de uso da inteligência artificial por hoje acabou: a resposta vem do nosso acervo.',
  down: 'A inteligência artificial está fora do ar agora: a resposta vem do nosso acervo.',
  failed:
    'A inteligência artificial não conseguiu responder desta vez: a resposta vem do nosso acervo.',
  /** Stands above answers that were stored before texts had headings. */
  near: 'Não temos no acervo exatamente o que você pediu; este é o conteúdo mais próximo.',
  unconfirmed:
    'A resposta da inteligência artificial não passou na conferência com a Bíblia: esta vem do nosso acervo.',
  /** Stands above answers that were stored when such an answer was still shown. */
  unchecked: 'A resposta não foi toda conferida.',
  offline: 'Sem conexão: este texto estava guardado neste aparelho.',
  steered:
    'O jejum que você escolheu, por tantos dias, põe a saúde em risco. Por isso este plano segue o jejum parcial, que se pode levar até o fim com prudência.',
  health:
    'Pelo que você escreveu, passar fome é arriscado, e jejuar não é dever. Por isso este plano deixa as telas em vez da comida: coma e tome os remédios como sempre, e converse com o seu médico.',
  'care-self-harm':
    'Se o que você sente pesa demais, não fique só: o CVV ouve você de graça, 24 horas, pelo 188.',
  'care-violence':
    'Ninguém deve viver com medo. Se houver ameaça ou controle, o Ligue 180 orienta em segredo e o Disque 100 atende crianças e idosos; em perigo agora, ligue 190.',
  'care-health':
    'Cuidar do corpo e da mente também é cuidado de Deus: procure um posto de saúde ou o CAPS. Em urgência, ligue 192; para conversar a qualquer hora, 188.',
  'care-money':
    'Dívida não vale a sua vida nem a sua paz: diante de ameaça, ligue 190; o Procon, pelo 151, orienta a renegociar; para conversar a qualquer hora, ligue 188.',
} as const;

export type Notice = keyof typeof NOTICES;

export const isNotice = (name: string): name is Notice => Object.hasOwn(NOTICES, name);

/** Notices shown above the answer; the others stand below it. */
export const READ_FIRST: readonly Notice[] = [
  'care-self-harm',
  'care-violence',
  'care-health',
  'care-money',
  'near',
  'unconfirmed',
  'unchecked',
  'steered',
  'health',
  'down',
  'failed',
  'budget',
];

/** Help lines: they come whatever becomes of the answer. */
export const isHelpLine = (notice: Notice): boolean => notice.startsWith('care-');

/** Adds notices to those that are there; each is said once, help lines first. */
export function joinNotices(...notices: readonly (readonly Notice[])[]): readonly Notice[] {
  const all = [...new Set(notices.flat())];
  return [...all.filter(isHelpLine), ...all.filter((notice) => !isHelpLine(notice))];
}

/** A text of the library that is opened by its id, such as "perdao". */
export type Offer = Readonly<{ id: string; title: string }>;

export type SafetyTopic = 'self-harm' | 'violence' | 'emergency';

/** The card of a topic, and whether the message had been sent to the model by then. */
export type SafetyNotice = Readonly<{ topic: SafetyTopic; sent: boolean }>;

/** Topics whose help lines stand quietly above an answer. */
export type ConcernTopic = 'self-harm' | 'violence' | 'health' | 'money';

/**
 * An event of an answer's stream. It may start twice: with a model, and again with the library that
 * stands in for it. `path` names the field ('' for an answer that is one text,
 * 'mainPoints.2' inside a structure). A stream that ends without `done` is incomplete.
 */
export type AnswerEvent<Result> =
  /** The turns that begin before this one does, itself among them, while many ask at once. */
  | Readonly<{ type: 'queue'; place: number }>
  | Readonly<{ type: 'start'; source: AnswerSource; notices: readonly Notice[] }>
  | Readonly<{ type: 'part'; path: string; part: Part }>
  /** Discards the parts received so far because the answer is written again. */
  | Readonly<{ type: 'reset' }>
  /** Stands above the answer from now on, also where none comes. */
  | Readonly<{ type: 'notice'; notice: Notice }>
  /** Other texts of the library, also where it has none that answers. */
  | Readonly<{ type: 'offers'; offers: readonly Offer[] }>
  /** Takes the place of an answer; `sent` where it was the model that heard the danger. */
  | (Readonly<{ type: 'safety' }> & SafetyNotice)
  /** The end of an answer that its writer could not finish. */
  | Readonly<{ type: 'cut'; result: Result }>
  | Readonly<{ type: 'done'; result: Result }>;

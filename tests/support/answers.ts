import {
  type AnswerEvent,
  type AnswerSource,
  joinNotices,
  type Notice,
  type Offer,
  type SafetyTopic,
} from '#shared/answers/ai.ts';
import { type AnswerFields, NO_FIELDS, withPart } from '#shared/answers/answer-shape.ts';

export type Gathered<Result> = {
  source: AnswerSource | null;
  notices: readonly Notice[];
  offers: readonly Offer[];
  safety: SafetyTopic | null;
  /** The paths in the order in which their first part arrived. */
  paths: string[];
  fields: AnswerFields;
  /** Parts that were shown and then discarded. */
  forgotten: AnswerFields[];
  resets: number;
  result: Result | null;
};

export const nothingGathered = <Result>(): Gathered<Result> => ({
  source: null,
  notices: [],
  offers: [],
  safety: null,
  paths: [],
  fields: NO_FIELDS,
  forgotten: [],
  resets: 0,
  result: null,
});

/** Collects everything a screen would receive of an answer; `all` is filled even when it fails. */
export async function gather<Result>(
  stream: AsyncIterable<AnswerEvent<Result>>,
  all = nothingGathered<Result>(),
): Promise<Gathered<Result>> {
  for await (const event of stream) {
    if (event.type === 'start') {
      all.source = event.source;
      all.notices = joinNotices(all.notices, event.notices);
    }
    if (event.type === 'notice') all.notices = joinNotices(all.notices, [event.notice]);
    if (event.type === 'offers') all.offers = event.offers;
    if (event.type === 'safety') all.safety = event.topic;
    if (event.type === 'reset') {
      all.forgotten.push(all.fields);
      Object.assign(all, { fields: NO_FIELDS, paths: [], resets: all.resets + 1 });
    }
    if (event.type === 'part') {
      if (!all.paths.includes(event.path)) all.paths.push(event.path);
      all.fields = withPart(all.fields, event.path, event.part);
    }
    if (event.type === 'done') all.result = event.result;
  }
  return all;
}

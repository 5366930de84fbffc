import type { StudyDocument, Theme } from '#shared/guided-studies/guided-studies.ts';
import type { VerseClaim } from '../verse-claim.ts';

/** The fields of a document that hold references. */
type ReferenceField = 'reference' | 'references' | 'verse' | 'verses' | 'biblicalBasis';

/** A part of a document as its author writes it: each reference comes with words that prove it. */
export type AuthoredPart<T> = T extends readonly (infer Item)[]
  ? readonly AuthoredPart<Item>[]
  : T extends object
    ? Readonly<{
        [Field in keyof T]: Field extends ReferenceField
          ? T[Field] extends readonly string[]
            ? readonly VerseClaim[]
            : VerseClaim
          : AuthoredPart<T[Field]>;
      }>
    : T;

export type AuthoredStudy<T extends Theme> = AuthoredPart<StudyDocument<T>>;

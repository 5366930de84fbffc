import type { ReactNode } from 'react';
import type { SpokenKind } from '#shared/speech.ts';
import { CopyButton } from './copy-button.tsx';
import { ListenButton } from './listen-button.tsx';
import { ShareButton } from './share-button.tsx';
import type { Shared } from './share-message.ts';

type Props = Shared &
  Readonly<{
    kind: SpokenKind;
    /** What is copied and heard, where the text alone lacks its place. */
    plain?: string;
    children?: ReactNode;
  }>;

/** Beneath any text worth keeping: listen, copy, share, and what else its page offers. */
export function TextActions({ kind, plain, children, ...shared }: Props) {
  const text = plain ?? shared.text;
  return (
    <div className="-mx-1 flex flex-wrap items-center">
      <ListenButton text={text} kind={kind} />
      <CopyButton text={text} />
      <ShareButton {...shared} />
      {children}
    </div>
  );
}

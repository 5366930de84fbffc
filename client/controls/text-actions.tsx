import type { ReactNode } from 'react';
import type { SpokenKind } from '#shared/speech.ts';
import { CopyButton } from './copy-button.tsx';
import { ListenButton } from './listen-button.tsx';
import { ShareButton } from './share-button.tsx';
import type { Shared } from './share-message.ts';

type Props = Shared & Readonly<{ kind: SpokenKind; children?: ReactNode }>;

/** Beneath any text worth keeping: listen, copy, share, and what else its page offers. */
export function TextActions({ kind, children, ...shared }: Props) {
  return (
    <div className="-mx-1 flex flex-wrap items-center">
      <ListenButton text={shared.text} kind={kind} />
      <CopyButton text={shared.text} />
      <ShareButton {...shared} />
      {children}
    </div>
  );
}

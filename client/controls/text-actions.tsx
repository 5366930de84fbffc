import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SpokenKind } from '#shared/answers/speech.ts';
import { ActionButton, ActsOf } from '../ui/action-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { ListenButton } from './listen/listen-button.tsx';
import type { Sheet } from './print.ts';
import { ShareButton } from './share/share-button.tsx';
import type { Shared } from './share/share-message.ts';

type Props = Shared &
  Readonly<{
    kind: SpokenKind;
    /** The text with its reference, for copying and listening, where the text alone lacks it. */
    plain?: string;
    /** What is copied, where a member chooses its form. */
    copied?: () => string;
    /** Printed is what stands alone; a verse is, with its page. */
    printed?: boolean;
    children?: ReactNode;
  }>;

/** The controls below a text: listen, copy, share, and further ones of its page. */
export function TextActions({ kind, plain, copied, printed = true, children, ...shared }: Props) {
  const text = plain ?? shared.text;
  return (
    <ActsOf value={shared.title}>
      <div className="acts">
        <ListenButton text={text} kind={kind} />
        <CopyButton text={copied ?? text} />
        <ShareButton {...shared} />
        {printed ? (
          <PrintButton
            className="acts-print"
            sheet={() => ({ title: shared.title, texts: [copied?.() ?? text] })}
          />
        ) : null}
        {children}
      </div>
    </ActsOf>
  );
}

type PrintProps = Readonly<{
  /** What is printed; the page as it stands where it is absent. */
  sheet?: () => Sheet | Promise<Sheet>;
  className?: string;
  children?: string;
}>;

/** Asks how the page, or a sheet of it, is printed; what asks loads at the press. */
export function PrintButton({ sheet, className, children = 'Imprimir' }: PrintProps) {
  return (
    <ActionButton
      icon={Printer}
      className={className}
      aria-haspopup="dialog"
      onClick={() => void import('./ask-print.tsx').then(({ askPrint }) => askPrint(sheet))}
    >
      {children}
    </ActionButton>
  );
}

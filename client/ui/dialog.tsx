import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { focusNear, openerOf, type Place } from '../lib/browser/focus.ts';
import { useCloseRequest } from './use-close-request.ts';

type Props = Readonly<{
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** Runs once it has closed; preventing the default keeps the focus from returning to what opened it. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
  wide?: boolean;
  /** The page's address opens it, so that the way back already closes it. */
  addressed?: boolean;
  /** Shows two lines of a long title, where what stands below needs the room. */
  shortTitle?: boolean;
}>;

/** Closing a toast leaves the dialog open. */
function keepOpenForToasts(event: Event & { detail: { originalEvent: Event } }): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('.toast')) event.preventDefault();
}

/** What opened each dialog that is or was open. */
const openers = new WeakMap<Element, Place>();

/** What opened a dialog, or the dialog before that was replaced by it. */
function remaining(opener: Place): Place {
  const dialog = opener.element.closest('[role="dialog"]');
  const before = dialog && !dialog.isConnected ? openers.get(dialog) : undefined;
  return before ? remaining(before) : opener;
}

/** A sheet from below on phones, a centred card on larger screens; it is mounted while it is open. */
export function Dialog({
  title,
  description,
  onClose,
  onCloseAutoFocus,
  children,
  wide = false,
  addressed = false,
  shortTitle = false,
}: Props) {
  useCloseRequest(onClose, !addressed);
  // Radix gives the focus back to a trigger of its own, and these dialogs have none.
  const [opener] = useState(openerOf);
  const giveFocusBack = (event: Event) => {
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented || !opener) return;
    event.preventDefault();
    focusNear(remaining(opener));
  };
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 bg-scrim" />
        <Radix.Content
          ref={(content) => {
            if (content && opener) openers.set(content, opener);
          }}
          className={`sheet ${wide ? 'md:max-w-2xl' : 'md:max-w-lg'}`}
          onInteractOutside={keepOpenForToasts}
          onCloseAutoFocus={giveFocusBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-3">
            <Radix.Title className="pt-1.5 text-xl">
              <span className={shortTitle ? 'line-clamp-2' : undefined}>{title}</span>
            </Radix.Title>
            <Radix.Close
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center text-muted"
              aria-label="Fechar"
            >
              <X aria-hidden="true" size={22} />
            </Radix.Close>
          </div>
          {description ? (
            <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
          ) : null}
          <div className="mt-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

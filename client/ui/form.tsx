import type { ReactNode } from 'react';
import { focusField } from '../lib/forms/focus-field.ts';
import { TOO_LONG } from '../lib/forms/too-long.ts';

type Props = Readonly<{ className?: string; onSubmit: () => void; children: ReactNode }>;

/** Fields are validated by the form's owner, in words beside them, and not by the browser. */
export function Form({ className = 'grid gap-4', onSubmit, children }: Props) {
  return (
    <form
      className={className}
      // Sent before hydration, nothing happens and nothing is lost.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const long = event.currentTarget.querySelector<HTMLElement>(`[${TOO_LONG}]`);
        if (long) focusField(long);
        else onSubmit();
      }}
    >
      {children}
    </form>
  );
}

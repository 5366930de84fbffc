import type { ComponentProps } from 'react';

type Look = 'primary' | 'quiet' | 'bare' | 'danger';

type Props = ComponentProps<'button'> & Readonly<{ look?: Look; busy?: boolean }>;

/** `busy` keeps the button's place and says that its work goes on. */
export function Button({
  look = 'primary',
  busy = false,
  className = '',
  disabled,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`button button-${look} ${className}`}
    >
      {busy ? <span className="spinner text-[0.8em]" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

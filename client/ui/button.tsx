import type { ComponentProps } from 'react';

type Look = 'primary' | 'quiet' | 'bare' | 'danger';

type Props = ComponentProps<'button'> & Readonly<{ look?: Look; busy?: boolean }>;

/** A `busy` button keeps its place, shows a spinner and takes no press. */
export function Button({
  look = 'primary',
  busy = false,
  className = '',
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: Props) {
  const onlyOnce = type === 'submit' || look === 'danger';
  return (
    <button
      {...rest}
      type={type}
      onClick={(event) => {
        // A tap that was doubled sends or removes once.
        if (onlyOnce && event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`button button-${look} ${className}`}
    >
      {busy ? <span className="spinner text-[0.8em]" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

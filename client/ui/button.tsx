import type { ComponentProps } from 'react';
import { Pressable } from './pressable.tsx';

type Look = 'primary' | 'quiet' | 'bare' | 'danger';

type Props = ComponentProps<typeof Pressable> & Readonly<{ look?: Look }>;

/** A `busy` button keeps its place and the focus, shows a spinner and takes no press. */
export function Button({
  look = 'primary',
  busy = false,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const onlyOnce = type === 'submit' || look === 'danger';
  return (
    <Pressable
      {...rest}
      type={type}
      busy={busy}
      onClick={(event) => {
        // A tap that was doubled sends or removes once.
        if (onlyOnce && event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      className={`button button-${look} ${className}`}
    >
      {busy ? <span className="spinner text-[0.8em]" aria-hidden="true" /> : null}
      {children}
    </Pressable>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = ComponentProps<typeof Button> & Readonly<{ icon: ReactNode }>;

/** A quiet button of the row beneath a text: three of them fit side by side on a small phone. */
export function ActionButton({ icon, children, className = '', ...rest }: Props) {
  return (
    <Button look="bare" {...rest} className={`gap-1 px-1 text-sm md:px-1.5 ${className}`}>
      {rest.busy ? null : icon}
      {children}
    </Button>
  );
}

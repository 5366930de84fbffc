import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Button } from './button.tsx';

type Props = ComponentProps<typeof Button> & Readonly<{ icon: LucideIcon }>;

/** What the buttons of a row act on, where a page has several such rows. */
export const ActsOf = createContext('');

/** How the buttons of a list draw their icons; by themselves each draws its own. */
export const DrawIcon = createContext(
  (Icon: LucideIcon): ReactNode => <Icon aria-hidden="true" size={16} />,
);

/** A quiet button of the row beneath a text: three of them fit side by side on a small phone. */
export function ActionButton({ icon, children, className = '', ...rest }: Props) {
  const draw = use(DrawIcon);
  const of = use(ActsOf);
  return (
    <Button
      look="bare"
      aria-label={of && typeof children === 'string' ? `${children}: ${of}` : undefined}
      {...rest}
      className={`gap-1 px-1 text-sm md:px-1.5 ${className}`}
    >
      {rest.busy ? null : draw(icon)}
      {children}
    </Button>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ActionButton } from '../ui/action-button.tsx';

type Props = Omit<ComponentProps<typeof ActionButton>, 'icon' | 'children'> &
  Readonly<{
    isActive: boolean;
    /** The content that is shown or hidden, for screen readers. */
    name: string;
    /** The kind of name, where names of several kinds stand on one page. */
    noun?: string;
    /** Leaves the word to the icon in a table, as opposed to its cards. */
    compact?: boolean;
  }>;

/** Shows something to members, or hides it from them. */
export function ActivationButton({ isActive, name, noun, compact = false, ...rest }: Props) {
  const Icon = isActive ? EyeOff : Eye;
  const action = isActive ? 'Desativar' : 'Ativar';
  return (
    <ActionButton
      icon={Icon}
      aria-label={`${noun ? `${action} ${noun}` : action}: ${name}`}
      title={compact ? action : undefined}
      {...rest}
    >
      <span className={compact ? '@min-[60rem]:sr-only' : undefined}>{action}</span>
    </ActionButton>
  );
}

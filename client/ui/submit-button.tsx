import type { ReactNode } from 'react';
import { messageOf } from '../lib/data/errors.ts';
import { Button } from './button.tsx';
import { ProblemLine } from './problem-line.tsx';

type Props = Readonly<{
  /** What the form sends, which is under way or has failed. */
  sent: Readonly<{ error: unknown; isPending: boolean }>;
  className?: string;
  children: ReactNode;
}>;

/** The button that sends a form, below why it was not taken. */
export function SubmitButton({ sent, className = '', children }: Props) {
  return (
    <>
      <ProblemLine text={sent.error ? messageOf(sent.error) : null} />
      <Button type="submit" busy={sent.isPending} className={className}>
        {children}
      </Button>
    </>
  );
}

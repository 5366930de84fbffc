type Props = Readonly<{ text: string | null | undefined; className?: string }>;

/** What went wrong, in a sentence beside where it did. */
export function ProblemLine({ text, className = '' }: Props) {
  if (!text) return null;
  return (
    <p role="alert" className={`font-semibold text-danger ${className}`}>
      {text}
    </p>
  );
}

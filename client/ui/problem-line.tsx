type Props = Readonly<{ text: string | null | undefined; className?: string }>;

/** An error in one sentence, beside the field or button it belongs to. */
export function ProblemLine({ text, className = '' }: Props) {
  if (!text) return null;
  return (
    <p role="alert" className={`font-semibold text-danger ${className}`}>
      {text}
    </p>
  );
}

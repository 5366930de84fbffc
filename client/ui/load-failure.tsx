type Props = Readonly<{
  /** What did not come, and why. */
  text: string;
  /** null where another try would end the same. */
  onRetry: (() => void) | null;
}>;

/** In place of what could not be loaded. */
export function LoadFailure({ text, onRetry }: Props) {
  return (
    <p role="alert">
      {text}{' '}
      {onRetry ? (
        <button type="button" className="link -my-2.5 inline-block py-2.5" onClick={onRetry}>
          Tentar novamente
        </button>
      ) : null}
    </p>
  );
}

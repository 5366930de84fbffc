type Props = Readonly<{
  /** Names the data that could not be loaded, and the reason. */
  text: string;
  /** null where another attempt would fail too. */
  onRetry: (() => void) | null;
}>;

/** Replaces what could not be loaded. */
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

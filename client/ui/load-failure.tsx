type Props = Readonly<{
  /** Names the data that could not be loaded, and the reason. */
  text: string;
  /** null where another attempt would fail too. */
  onRetry: (() => void) | null;
}>;

const NOT_HERE = 'Sem conexão: isto ainda não está neste aparelho.';

/** Replaces what could not be loaded. */
export function LoadFailure({ text, onRetry }: Props) {
  const away = onRetry && globalThis.navigator?.onLine === false;
  return (
    <p role="alert">
      {away ? NOT_HERE : text}{' '}
      {onRetry ? (
        <button type="button" className="link -my-2.5 inline-block py-2.5" onClick={onRetry}>
          Tentar novamente
        </button>
      ) : null}
    </p>
  );
}

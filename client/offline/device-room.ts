/** Sentences for a device that does not store what it is given. */
export const NO_ROOM =
  'Não há espaço neste aparelho. Apague algo dele, ou baixe só o que você mais lê.';
export const NO_STORE =
  'Este navegador não deixa guardar textos. Em uma janela anônima, abra o site em uma janela comum.';

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

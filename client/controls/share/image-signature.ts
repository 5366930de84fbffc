const KEY = 'picture-signature';
export const LONGEST_SIGNATURE = 60;

/** The name at the foot of pictures is stored on the device, for the next one. */
export const storedSignature = (): string => localStorage.getItem(KEY) ?? '';

export function storeSignature(signature: string): void {
  localStorage.setItem(KEY, signature);
}

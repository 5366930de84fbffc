/** Passwords that Brazilians choose and that leaked lists from elsewhere lack. */
const BRAZILIAN = [
  'brasil',
  'brasil123',
  'companheiro',
  'corinthians',
  'deuseamor',
  'deusefiel',
  'familia',
  'felicidade',
  'flamengo',
  'gabriel',
  'jesus123',
  'jesuscristo',
  'jesusteama',
  'jesusvive',
  'mudar123',
  'palmeiras',
  'princesa',
  'santos',
  'saopaulo',
  'senha123',
  'senha1234',
  'senhas',
  'teamojesus',
  'vitoria',
];

/** Every password of the leaked ones that the package lists, which are some 49,000, where it is long enough. */
export async function commonPasswords(minLength: number): Promise<ReadonlySet<string>> {
  // The lists are long, so a process loads them only when somebody sets a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const leaked = dictionary['passwords-common'].filter((word) => word.length >= minLength);
  return new Set([...leaked, ...BRAZILIAN]);
}

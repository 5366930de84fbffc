const COUNT = 3000;

/** What leaked lists from elsewhere miss and Brazilians choose. */
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

/** The passwords people choose most, among those long enough to be accepted at all. */
export async function commonPasswords(minLength: number): Promise<ReadonlySet<string>> {
  // Imported here and not above: long lists, of which a process that is asked for no new
  // password needs nothing.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'].filter((word) => word.length >= minLength);
  return new Set([...ranked.slice(0, COUNT), ...BRAZILIAN]);
}

import { foldText } from '../portuguese/words.ts';

type Owner = Readonly<{ email: string | null; name: string | null }>;

/** Who looks after the site is worth more guesses than a member. */
export const STAFF_PASSWORD_MIN = 12;

export const BLANK_PASSWORD = 'A senha não pode ter só espaços.';
export const PERSONAL_PASSWORD = 'A senha não pode ser o seu e-mail nem o seu nome. Escolha outra.';

/** Whether a password says no more than whose it is: the address, its beginning or the name. */
export function isPersonalPassword(password: string, { email, name }: Owner): boolean {
  const plain = (text: string) => foldText(text).replace(/[^a-z0-9@]/g, '');
  const given = plain(password);
  if (given === '') return false;
  const [local = ''] = (email ?? '').split('@');
  const names = [name ?? '', ...(name ?? '').split(/\s+/)];
  return [email ?? '', local, ...names].some((each) => plain(each) === given);
}

import { readWebAddress } from '../text/web-address.ts';
import type { BookOrder } from './book-lists.ts';

export const LONGEST_BOOK_NAME = 160;
export const LONGEST_BOOK_DESCRIPTION = 1000;
const LONGEST_BOOK_URL = 2000;
export const LONGEST_SEARCH = 100;
const HIGHEST_PRICE = 99_999_999.99;

export const MISSING_NAME = 'Nome é obrigatório';
export const MISSING_CATEGORY = 'Categoria é obrigatória';

export const ORDER_NAMES: Readonly<Record<BookOrder, string>> = {
  newest: 'Mais recentes',
  name: 'Nome',
  accesses: 'Mais acessados',
};

const URL_PROBLEMS = {
  absent: 'URL do livro é obrigatória',
  invalid: 'Este link não pode ser lido. Escreva-o inteiro, como https://exemplo.com/livro.',
  scheme: 'O link deve começar com http:// ou https://.',
  credentials: 'O link não pode conter usuário e senha.',
  closed: 'O link leva a uma rede interna. Use o endereço público do livro.',
} as const;

/** The fault of a book's link in one sentence; null for a good link. */
export function problemOfBookUrl(typed: string): string | null {
  if (typed.length > LONGEST_BOOK_URL) return 'O link é longo demais.';
  const { kind } = readWebAddress(typed);
  return kind === 'public' ? null : URL_PROBLEMS[kind];
}

/** Prices with dots or blanks between thousands, with commas between them, and without either. */
const PRICE_FORMS = [
  /^(?<whole>\d{1,3}(?:[. ]\d{3})+)(?:,(?<cents>\d*))?$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<cents>\d*)$/,
  /^(?<whole>\d*)(?:[.,](?<cents>\d*))?$/,
] as const;

/**
 * Reads a price as Brazilians type it, "1.234,50" or "R$ 29,9", or with a decimal point, "29.90".
 * An empty field is 0.
 * @returns null for what is no price for certain, such as "29,90 reais"
 */
export function readPrice(typed: string): number | null {
  const plain = typed.replace(/\s+/g, ' ').trim();
  const [, sign, digits = ''] = /^(-?) ?(?:R\$ ?)?(.*)$/i.exec(plain) ?? [];
  const negative = sign === '-' || digits.startsWith('-');
  const amount = digits.replace(/^- ?/, '');
  const form = PRICE_FORMS.map((each) => each.exec(amount)?.groups).find((groups) => groups);
  if (!form || (plain !== '' && !/\d/.test(amount))) return null;
  const number = Number(`${form['whole']?.replace(/\D/g, '')}.${form['cents'] ?? ''}0`);
  return Math.round((negative ? -number : number) * 100) / 100;
}

/** The fault of a price in one sentence; null for a good price. */
export function problemOfPrice(price: number | null): string | null {
  if (price === null) return 'Não entendemos este valor. Escreva só o número, como 29,90.';
  if (price < 0) return 'Preço deve ser maior ou igual a 0';
  return price > HIGHEST_PRICE ? `Preço pode ser no máximo ${formatPrice(HIGHEST_PRICE)}` : null;
}

const twoDecimals = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "R$ 1.234,50" */
export const formatPrice = (price: number): string => `R$ ${twoDecimals.format(price)}`;

/** A price as it stands in its field: "1234,50" */
export const priceForField = (price: number): string => price.toFixed(2).replace('.', ',');

/** The heading of the list of members. */
export const foundBooks = (count: number): string =>
  `${count.toLocaleString('pt-BR')} livro(s) encontrado(s)`;

import { readWebAddress } from './web-address.ts';

export const LONGEST_CATEGORY_NAME = 80;
export const LONGEST_CATEGORY_DESCRIPTION = 300;
export const LONGEST_BOOK_NAME = 160;
export const LONGEST_BOOK_DESCRIPTION = 1000;
const LONGEST_BOOK_URL = 2000;
export const LONGEST_SEARCH = 100;
const HIGHEST_PRICE = 99_999_999.99;

export const MISSING_NAME = 'Nome é obrigatório';
export const MISSING_CATEGORY = 'Categoria é obrigatória';

export const BOOK_STATUSES = ['all', 'active', 'inactive'] as const;
export type BookStatus = (typeof BOOK_STATUSES)[number];

export const BOOK_ORDERS = ['newest', 'name', 'accesses'] as const;
export type BookOrder = (typeof BOOK_ORDERS)[number];

export const CATEGORY_ORDERS = ['newest', 'name'] as const;
export type CategoryOrder = (typeof CATEGORY_ORDERS)[number];

export const ORDER_NAMES: Readonly<Record<BookOrder, string>> = {
  newest: 'Mais recentes',
  name: 'Nome',
  accesses: 'Mais acessados',
};

const URL_PROBLEMS = {
  invalid: 'URL do livro é obrigatória',
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

/**
 * Reads a price as Brazilians type it, "1.234,50" or "R$ 29,9", or with a decimal point, "29.90".
 * Text that is no number counts as 0.
 */
export function readPrice(typed: string): number {
  const plain = typed.replace(/^\s*(-?)\s*R\$/i, '$1').replace(/\s/g, '');
  const groups = plain.includes(',') || /^-?\d{1,3}(?:\.\d{3})+$/.test(plain);
  const number = Number((groups ? plain.replace(/\./g, '') : plain).replace(',', '.'));
  return Number.isFinite(number) ? Math.round(number * 100) / 100 : 0;
}

/** The fault of a price in one sentence; null for a good price. */
export function problemOfPrice(price: number): string | null {
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

import { describe, expect, test } from 'vitest';
import {
  formatPrice,
  foundBooks,
  priceForField,
  problemOfBookUrl,
  problemOfPrice,
  readPrice,
} from '#shared/books/books.ts';
import { readWebAddress } from '#shared/text/web-address.ts';

describe('a price', () => {
  test.each([
    ['29,90', 29.9],
    ['29.90', 29.9],
    ['29,9', 29.9],
    ['R$ 1.234,50', 1234.5],
    ['1.234', 1234],
    ['1.234.567,8', 1_234_567.8],
    ['1234.5', 1234.5],
    ['0,005', 0.01],
    ['-5', -5],
    ['', 0],
    [' 12 ', 12],
    ['1,234.56', 1234.56],
    ['1 234,56', 1234.56],
    [',89', 0.89],
    ['12,', 12],
    ['R$-5', -5],
    ['7,999', 8],
  ])('typed as %j is %d', (typed, price) => {
    expect(readPrice(typed)).toBe(price);
  });

  test.each([
    'grátis',
    'abc',
    '29,90 reais',
    '1e3',
    '1,2,3',
    '1,234,567',
    '29 90',
    'Infinity',
    '0x10',
    'R$',
    '-',
    ',',
  ])('typed as %j is asked about', (typed) => {
    expect(readPrice(typed)).toBeNull();
    expect(problemOfPrice(null)).toBe(
      'Não entendemos este valor. Escreva só o número, como 29,90.',
    );
  });

  test('is written with two decimals and a comma', () => {
    expect(formatPrice(0)).toBe('R$ 0,00');
    expect(formatPrice(1234.5)).toBe('R$ 1.234,50');
    expect(readPrice(priceForField(1234.5))).toBe(1234.5);
  });

  test('is not negative, and fits its column', () => {
    expect(problemOfPrice(-0.01)).toBe('Preço deve ser maior ou igual a 0');
    expect(problemOfPrice(0)).toBeNull();
    expect(problemOfPrice(100_000_000)).toBe('Preço pode ser no máximo R$ 99.999.999,99');
  });
});

test('the number of books is written as the screen has it', () => {
  expect(foundBooks(1)).toBe('1 livro(s) encontrado(s)');
  expect(foundBooks(1014)).toBe('1.014 livro(s) encontrado(s)');
});

const SCHEME = 'O link deve começar com http:// ou https://.';
const CLOSED = 'O link leva a uma rede interna. Use o endereço público do livro.';
const MISSING = 'URL do livro é obrigatória';
const UNREADABLE =
  'Este link não pode ser lido. Escreva-o inteiro, como https://exemplo.com/livro.';

const REFUSED_URLS: readonly (readonly [string, string])[] = [
  ['', MISSING],
  ['   ', MISSING],
  ['www.gutenberg.org', UNREADABLE],
  ['https://', UNREADABLE],
  ['https://exa mple.com/', UNREADABLE],
  ['http://999.1.1.1/', UNREADABLE],
  ['javascript:alert(1)', SCHEME],
  [' JaVaScRiPt:alert(1)', SCHEME],
  ['java\nscript:alert(1)', SCHEME],
  ['data:text/html,<script>alert(1)</script>', SCHEME],
  ['vbscript:msgbox', SCHEME],
  ['file:///etc/passwd', SCHEME],
  ['ftp://exemplo.com/livro', SCHEME],
  ['blob:https://exemplo.com/1', SCHEME],
  ['https://ana:senha@exemplo.com/', 'O link não pode conter usuário e senha.'],
  ['https://exemplo.com@10.0.0.1/', 'O link não pode conter usuário e senha.'],
  ['http://localhost/', CLOSED],
  ['http://LOCALHOST.:3000/', CLOSED],
  ['http://admin.localhost/', CLOSED],
  ['http://intranet/livro', CLOSED],
  ['http://impressora.local/', CLOSED],
  ['http://servico.internal/', CLOSED],
  ['http://roteador.home.arpa/', CLOSED],
  ['http://127.0.0.1/', CLOSED],
  ['http://127.1/', CLOSED],
  ['http://2130706433/', CLOSED],
  ['http://0x7f.0.0.1/', CLOSED],
  ['http://0177.0.0.1/', CLOSED],
  ['http://0.0.0.0/', CLOSED],
  ['http://10.1.2.3/', CLOSED],
  ['http://172.16.0.1/', CLOSED],
  ['http://172.31.255.255/', CLOSED],
  ['http://192.168.0.10/', CLOSED],
  ['http://169.254.169.254/latest/meta-data', CLOSED],
  ['http://100.64.0.1/', CLOSED],
  ['http://198.19.255.255/', CLOSED],
  ['http://224.0.0.1/', CLOSED],
  ['http://255.255.255.255/', CLOSED],
  ['http://１２７.0.0.1/', CLOSED],
  ['http://[::1]/', CLOSED],
  ['http://[::]/', CLOSED],
  ['http://[::ffff:10.0.0.1]/', CLOSED],
  ['http://[64:ff9b::a00:1]/', CLOSED],
  ['http://[fe80::1]/', CLOSED],
  ['http://[fd00::1]/', CLOSED],
  ['http://[ff02::1]/', CLOSED],
  ['http://[2002:a00:1::]/', CLOSED],
  ['http://[2001:db8::1]/', CLOSED],
  [`https://exemplo.com/${'a'.repeat(2000)}`, 'O link é longo demais.'],
];

describe('the link of a book', () => {
  test.each(REFUSED_URLS)('%j is refused: %s', (typed, message) => {
    expect(problemOfBookUrl(typed)).toBe(message);
  });

  test.each([
    ['https://www.gutenberg.org/ebooks/3296', 'https://www.gutenberg.org/ebooks/3296'],
    [' http://exemplo.com.br ', 'http://exemplo.com.br/'],
    ['https://exemplo.com:8443/a?b=c#d', 'https://exemplo.com:8443/a?b=c#d'],
    ['https://pão-da-vida.com.br/', 'https://xn--po-da-vida-f5a.com.br/'],
    ['https://xn--livraria-bblia-xlb.com/', 'https://xn--livraria-bblia-xlb.com/'],
    ['https://livraria.com/josé', 'https://livraria.com/jos%C3%A9'],
    ['https://localhost.com/', 'https://localhost.com/'],
    ['http://172.32.0.1/', 'http://172.32.0.1/'],
    ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
  ])('%j is stored as %s', (typed, href) => {
    expect(problemOfBookUrl(typed)).toBeNull();
    expect(readWebAddress(typed)).toEqual({ kind: 'public', href });
  });
});

import { expect, test } from 'vitest';
import { shareByFirst } from '#client/controls/share/share-attempts.ts';
import { fitsWhatsApp, messageOf, whatsAppAddress } from '#client/controls/share/share-message.ts';

const verse = { title: 'João 3:16', text: 'Porque Deus amou o mundo & todos.' };
const link = 'https://exemplo.com.br/bible?ref=JHN.3.16';
const works = async () => true;
const cannot = async () => false;
const fails = async () => {
  throw new TypeError('refused');
};
const closed = async () => {
  throw new DOMException('closed', 'AbortError');
};

test('the first way that works is taken: native, web, copy', async () => {
  expect(
    await shareByFirst([
      ['native', works],
      ['web', works],
    ]),
  ).toBe('native');
  expect(
    await shareByFirst([
      ['native', cannot],
      ['web', works],
    ]),
  ).toBe('web');
  expect(
    await shareByFirst([
      ['native', fails],
      ['web', fails],
      ['copy', works],
    ]),
  ).toBe('copy');
  expect(
    await shareByFirst([
      ['native', fails],
      ['web', cannot],
      ['copy', cannot],
    ]),
  ).toBeNull();
});

test('a sheet that the member closes is no failure, and nothing else is tried', async () => {
  expect(
    await shareByFirst([
      ['native', closed],
      ['copy', works],
    ]),
  ).toBe('closed');
});

test('what is copied or sent holds title, text and address', () => {
  expect(messageOf(verse, link)).toBe(`${verse.title}\n\n${verse.text}\n\n${link}`);
  const address = new URL(whatsAppAddress(verse, link));
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  expect(address.searchParams.get('text')).toBe(messageOf(verse, link));
});

test('a long text goes to WhatsApp with its beginning, cut at a word, and the link', () => {
  const long = { ...verse, text: 'palavra '.repeat(600) };
  expect(fitsWhatsApp(long)).toBe(false);
  const sent = new URL(whatsAppAddress(long, link)).searchParams.get('text') ?? '';
  expect(sent).toMatch(/ palavra…\n\nhttps:\/\/exemplo/);
  expect(sent.length).toBeLessThan(2200);
});

test('a text of nothing but emoji goes with a whole sign at its end', () => {
  const text = '🙏🏽'.repeat(550);
  const sent = new URL(whatsAppAddress({ title: 'Oração', text }, link)).searchParams.get('text');
  expect(sent).toContain('🙏');
  expect(sent).not.toContain('\uFFFD');
});

import { afterAll, expect, test } from 'vitest';
import type { PrintedLine } from '#shared/text/printed-line.ts';
import { readPdf } from '../support/pdf.ts';
import { join } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const { client } = await join(app);

const PLAN: readonly PrintedLine[] = [
  { style: 'title', text: 'Três dias de jejum e oração' },
  { style: 'note', text: 'Companheiro Bíblico · do nosso acervo' },
  { style: 'heading', text: 'Orações diárias' },
  ...[1, 2, 3].flatMap((day): PrintedLine[] => [
    { style: 'day', text: `Dia ${day}` },
    { style: 'text', text: 'Senhor, “ensina‑nos” a orar — hoje e amanhã 🙏. '.repeat(40) },
    { style: 'item', text: 'Beber água' },
  ]),
];

const pdf = async (lines: readonly PrintedLine[]) => {
  const { content } = await client.member.fasting.pdf.mutate({ lines: [...lines] });
  return readPdf(Buffer.from(content, 'base64'));
};

test('a plan is set on numbered pages, in letters that every reader has', async () => {
  const { text, pages } = await pdf(PLAN);
  for (const words of ['Três dias de jejum', 'Orações diárias', 'Dia 3', '“ensina-nos” a orar —']) {
    expect(text).toContain(words);
  }
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain(`Página ${pages} de ${pages}`);
});

test('a plan of too many or too long lines is refused in words', async () => {
  const line: PrintedLine = { style: 'text', text: 'a' };
  const long: PrintedLine = { style: 'text', text: 'a'.repeat(4_000) };
  for (const lines of [
    Array<PrintedLine>(601).fill(line),
    Array<PrintedLine>(26).fill(long),
    [{ ...long, text: `${long.text}b` }],
  ]) {
    await expect(pdf(lines)).rejects.toThrow('Este plano é longo demais para um PDF.');
  }
  await expect(pdf([])).rejects.toThrow();
});

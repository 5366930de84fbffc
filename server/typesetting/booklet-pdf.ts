import type { Booklet, BookletMeeting } from '../content/types.ts';
import { COLORS, MARGIN, SIZES } from './page-style.ts';
import { Sheet } from './sheet.ts';

const MARK = 'Material de demonstração do Companheiro Bíblico';

/** An open book, as on the product's icon. */
function drawBook({ doc }: Sheet, x: number, y: number, size: number): void {
  const half = size / 2;
  for (const side of [-1, 1]) {
    doc
      .moveTo(x, y + size * 0.12)
      .bezierCurveTo(
        x + side * half * 0.4,
        y - size * 0.06,
        x + side * half * 0.8,
        y,
        x + side * half,
        y + size * 0.05,
      )
      .lineTo(x + side * half, y + size * 0.62)
      .bezierCurveTo(
        x + side * half * 0.8,
        y + size * 0.56,
        x + side * half * 0.4,
        y + size * 0.52,
        x,
        y + size * 0.7,
      )
      .fill(side < 0 ? '#ffffff' : '#f3ddc9');
  }
}

function drawCover(sheet: Sheet, { title, subtitle, category }: Booklet): void {
  sheet.addPage(COLORS.accent);
  const { doc, width } = sheet;
  const { height } = doc.page;
  const light = '#fdf3e9';
  doc
    .rect(22, 22, doc.page.width - 44, height - 44)
    .lineWidth(0.8)
    .stroke('#c98f6d');
  doc.font('text').fontSize(9.5).fillColor(light);
  doc.text(category.toUpperCase(), MARGIN.x, 78, { width, align: 'center', characterSpacing: 1.6 });
  drawBook(sheet, doc.page.width / 2, 128, 76);
  doc.font('bold').fontSize(31).fillColor('#ffffff');
  doc.text(title, MARGIN.x, 232, { width, align: 'center', lineGap: 2 });
  doc.rect(doc.page.width / 2 - 24, doc.y + 14, 48, 1.2).fill('#e9b894');
  doc.font('italic').fontSize(12.5).fillColor(light);
  doc.text(subtitle, MARGIN.x + 18, doc.y + 34, { width: width - 36, align: 'center', lineGap: 4 });
  doc.font('bold').fontSize(11).fillColor('#ffffff');
  doc.text('Companheiro Bíblico', MARGIN.x, height - 100, { width, align: 'center' });
  doc.font('text').fontSize(8).fillColor(light);
  doc.text(MARK, MARGIN.x, height - 80, { width, align: 'center' });
}

function writeTitle(sheet: Sheet, label: string | null, title: string, name: string): void {
  sheet.ensure(110);
  const { doc } = sheet;
  if (doc.y > MARGIN.top) {
    sheet.space(10);
    doc.rect(MARGIN.x, doc.y, sheet.width, 0.6).fill(COLORS.line);
    sheet.space(13);
  }
  doc.addNamedDestination(name, 'XYZ', null, doc.y - 12, null);
  doc.outline.addItem(label ? `${label}: ${title}` : title);
  if (label) {
    doc.font('bold').fontSize(8.5).fillColor(COLORS.accent);
    doc.text(label.toUpperCase(), MARGIN.x, doc.y, { characterSpacing: 1.4 });
    sheet.space(2);
  }
  sheet.write(title, { face: 'bold', size: SIZES.title, after: 4 });
}

function writeMeeting(sheet: Sheet, meeting: BookletMeeting): void {
  const { aim, opening, readings, text, questions, practice, prayer, forLeader } = meeting;
  sheet.write(aim, { face: 'italic', color: COLORS.muted, after: 2 });
  sheet.heading('Para começar');
  sheet.paragraphs(opening);
  sheet.space(2);
  sheet.block(`Leiam na Bíblia: ${readings.join(' · ')}`, 'ground', { face: 'bold' });
  sheet.space(2);
  sheet.paragraphs(text);
  sheet.heading('Para conversar');
  questions.forEach((question, index) => {
    sheet.ensure(sheet.heightOf(question, { indent: 18 }));
    const { y } = sheet.doc;
    sheet.doc.font('bold').fontSize(SIZES.text).fillColor(COLORS.accent);
    sheet.doc.text(`${index + 1}.`, MARGIN.x, y, { lineBreak: false });
    sheet.doc.y = y;
    sheet.write(question, { indent: 18, after: 3 });
  });
  sheet.heading('Para praticar');
  sheet.paragraphs(practice);
  sheet.heading('Para orar');
  sheet.block(prayer, 'bar', { face: 'italic' });
  sheet.heading('Para quem conduz');
  sheet.paragraphs(forLeader, { size: SIZES.small, color: COLORS.muted });
}

type Entry = Readonly<{ label: string | null; title: string; name: string; page: number }>;

const ROW = 23;

const contentsHeight = (entries: number) => 34 + entries * ROW;

function writeContents({ doc, width }: Sheet, entries: readonly Entry[]): void {
  doc.switchToPage(1);
  doc.font('bold').fontSize(SIZES.title).fillColor(COLORS.ink);
  doc.text('Nesta apostila', MARGIN.x, MARGIN.top);
  entries.forEach(({ label, title, name, page }, row) => {
    const y = MARGIN.top + 34 + row * ROW;
    doc.font('text').fontSize(SIZES.text).fillColor(COLORS.muted);
    doc.text(String(page), MARGIN.x, y, { width, align: 'right', goTo: name });
    doc.font(label ? 'text' : 'italic').fillColor(COLORS.ink);
    doc.text(label ? `${label}. ${title}` : title, MARGIN.x, y, { width: width - 34, goTo: name });
    doc.rect(MARGIN.x, y + ROW - 7, width, 0.5).fill(COLORS.line);
  });
}

const NOTE =
  'As leituras vêm indicadas por livro, capítulo e versículo, para que cada pessoa as leia em sua própria Bíblia. Pode imprimir, copiar e distribuir em sua igreja ou grupo, sem cobrar por isso.';

/**
 * Sets a booklet on A5 pages, which takes the processor for most of a second.
 * @returns a stream of the PDF
 */
export function typesetBooklet(booklet: Booklet): PDFKit.PDFDocument {
  const { title, description, introduction, howToUse, meetings, closing } = booklet;
  const sheet = new Sheet(title, description);
  drawCover(sheet, booklet);
  sheet.addPage();
  // The contents are written last, when their pages are known.
  sheet.space(contentsHeight(meetings.length + 1));
  sheet.heading('Antes de começar');
  sheet.paragraphs(introduction);
  sheet.heading('Como usar');
  sheet.paragraphs(`${howToUse}\n\n${NOTE}`);
  const entries: Entry[] = [];
  const begin = (label: string | null, heading: string) => {
    const name = `parte-${entries.length}`;
    writeTitle(sheet, label, heading, name);
    entries.push({ label, title: heading, name, page: sheet.pages });
  };
  for (const [index, meeting] of meetings.entries()) {
    begin(`Encontro ${index + 1}`, meeting.title);
    writeMeeting(sheet, meeting);
  }
  begin(null, 'Para seguir adiante');
  sheet.paragraphs(closing);
  writeContents(sheet, entries);
  sheet.finish(title);
  return sheet.doc;
}

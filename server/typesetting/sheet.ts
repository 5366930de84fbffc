import PDFDocument from 'pdfkit';
import { COLORS, FACES, LINE_GAP, MARGIN, SIZES } from './page-style.ts';

type Face = keyof typeof FACES;

type TextStyle = Readonly<{
  face?: Face;
  size?: number;
  color?: string;
  /** Room below, in points. */
  after?: number;
  /** Room at the left, in points. */
  indent?: number;
}>;

/** The date in the metadata, so that the same text always makes the same file. */
const MADE_ON = new Date('2026-01-01T12:00:00Z');

/** The room of the first lines of a text, with some space above them. */
const FIRST_LINES = 42;

/** A document of A5 pages on which blocks follow each other. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;

  constructor(title: string, subject: string) {
    this.doc = new PDFDocument({
      size: 'A5',
      margins: { left: MARGIN.x, right: MARGIN.x, top: MARGIN.top, bottom: MARGIN.bottom },
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'pt-BR',
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Companheiro Bíblico',
        Creator: 'Companheiro Bíblico',
        CreationDate: MADE_ON,
        ModDate: MADE_ON,
      },
    });
    for (const [name, file] of Object.entries(FACES)) this.doc.registerFont(name, file);
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN.x;
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  addPage(background?: string): void {
    this.doc.addPage();
    if (!background) return;
    const { width, height } = this.doc.page;
    this.doc.rect(0, 0, width, height).fill(background);
    this.doc.y = MARGIN.top;
  }

  /** Goes to the next page unless a block of this height fits on this one. */
  ensure(height: number): void {
    if (this.doc.y + height > this.doc.page.height - MARGIN.bottom) this.addPage();
  }

  space(height: number): void {
    this.doc.y += height;
  }

  heightOf(text: string, { face = 'text', size = SIZES.text, indent = 0 }: TextStyle = {}): number {
    const options = { width: this.width - indent, lineGap: LINE_GAP };
    return this.doc.font(face).fontSize(size).heightOfString(text, options);
  }

  /** Sets a text that may go on overleaf. */
  write(text: string, style: TextStyle = {}): void {
    const { face = 'text', size = SIZES.text, color = COLORS.ink, after = 0, indent = 0 } = style;
    const height = this.heightOf(text, style);
    const { page } = this.doc;
    // A first line alone at the foot of a page looks lost, and so does a last one overleaf.
    this.ensure(Math.min(height, 2 * (size + LINE_GAP) + 6));
    const beyond = this.doc.y + height - (page.height - MARGIN.bottom);
    const oneLine = size * 1.3 + LINE_GAP;
    if (beyond > 0 && beyond <= oneLine) page.margins.bottom = MARGIN.bottom - oneLine;
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(color)
      .text(text, MARGIN.x + indent, this.doc.y, {
        width: this.width - indent,
        lineGap: LINE_GAP,
      });
    page.margins.bottom = MARGIN.bottom;
    this.space(after);
  }

  /** Sets paragraphs, which a blank line separates. */
  paragraphs(text: string, style: TextStyle = {}): void {
    for (const paragraph of text.split('\n\n')) this.write(paragraph, { after: 6, ...style });
  }

  /** A heading stays with the first lines of what follows. */
  heading(text: string): void {
    this.ensure(64);
    this.space(6);
    this.write(text, { face: 'bold', size: SIZES.heading, color: COLORS.accent, after: 2 });
  }

  /**
   * Sets a text that stays on one page, on a coloured ground or beside a bar. What stands on a
   * ground leads on, so it stays with the first lines of what follows.
   */
  block(text: string, look: 'ground' | 'bar', style: TextStyle = {}): void {
    const pad = look === 'ground' ? 9 : 2;
    const indent = 12;
    const height = this.heightOf(text, { ...style, indent: 2 * indent }) + 2 * pad;
    this.ensure(height + 6 + (look === 'ground' ? FIRST_LINES : 0));
    const { y } = this.doc;
    if (look === 'ground') {
      this.doc.roundedRect(MARGIN.x, y, this.width, height, 5).fill(COLORS.soft);
    } else {
      this.doc.rect(MARGIN.x, y, 2.5, height).fill(COLORS.accent);
    }
    const { face = 'text', size = SIZES.text, color = COLORS.ink } = style;
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(color)
      .text(text, MARGIN.x + indent, y + pad, {
        width: this.width - 2 * indent,
        lineGap: LINE_GAP,
      });
    this.doc.y = y + height + 6;
  }

  /** Numbers the pages but for the cover, and ends the document. */
  finish(runningTitle: string): void {
    for (let index = 1; index < this.pages; index++) {
      this.doc.switchToPage(index);
      const { width, height, margins } = this.doc.page;
      // Text within the lower margin would begin a page.
      margins.bottom = 0;
      const line = { lineBreak: false, width: width - 2 * MARGIN.x };
      this.doc.font('text').fontSize(8).fillColor(COLORS.muted);
      this.doc.text(runningTitle, MARGIN.x, height - 28, line);
      this.doc.text(String(index + 1), MARGIN.x, height - 28, { ...line, align: 'right' });
    }
    this.doc.end();
  }
}

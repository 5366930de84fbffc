import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of each page of a PDF, as a reader shows them, and each page's size. */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocument({
    data: Uint8Array.from(file),
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => pdf.getPage(index + 1)),
  );
  const words = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join(''),
    ),
  );
  const { info } = await pdf.getMetadata();
  return {
    pages: pages.length,
    info: JSON.stringify(info),
    sizes: pages.map(({ view }) => view),
    words,
    text: words.join(' ').replace(/\s+/g, ' '),
  };
}

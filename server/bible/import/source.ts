import { createHash } from 'node:crypto';
import { parseBlivre } from './blivre.ts';
import { BLIVRE_BASE_URL, BLIVRE_FILES } from './blivre-files.ts';
import { decode } from './encoding.ts';
import { download, LICENSE_FILE, readFiles } from './files.ts';
import { parseJsonBible } from './json.ts';
import { type ImportedBible, ImportFault, type TranslationInfo } from './model.ts';
import { parseUsfmBook } from './usfm.ts';
import { refuseMarkup, refuseUnfit } from './verify.ts';

type ReadOptions = Readonly<{
  signal?: AbortSignal;
  /** Reports the files read so far and their total. */
  onFile?: (done: number, total: number) => Promise<void> | void;
  /** The translation's data, which USFM files do not contain. */
  translation?: TranslationInfo;
}>;

/** Downloads Bíblia Livre from its publisher and checks each file against its known hash. */
export async function readPublishedBlivre(options: ReadOptions = {}): Promise<ImportedBible> {
  const files = new Map<string, string>();
  for (const [name, sum] of BLIVRE_FILES) {
    const bytes = await download(new URL(name, BLIVRE_BASE_URL), options.signal);
    if (createHash('sha256').update(bytes).digest('hex') !== sum) {
      throw new ImportFault(`${name}: o arquivo recebido não confere com o publicado`);
    }
    files.set(name, decode(bytes, name));
    await options.onFile?.(files.size, BLIVRE_FILES.length);
  }
  return parseBlivre(files);
}

/**
 * Reads a translation from a folder, a file, a zip archive or a URL, as Bíblia Livre is
 * published (f4), in USFM, or in our JSON.
 * @throws ImportFault naming the place of the first fault
 */
export async function readBibleSource(
  source: string,
  options: ReadOptions = {},
): Promise<ImportedBible> {
  const files = await readFiles(source, options.signal);
  refuseOtherLicense(files);
  const bible = parseFiles(source, files, options.translation);
  refuseMarkup(bible);
  await options.onFile?.(files.size, files.size);
  return bible;
}

function parseFiles(
  source: string,
  files: ReadonlyMap<string, string>,
  translation: TranslationInfo | undefined,
): ImportedBible {
  const json = [...files].find(([name]) => /\.json$/i.test(name));
  if (json) return parseJsonBible(json[1], json[0]);
  const usfm = [...files].filter(([name, text]) => isUsfm(name, text));
  if (usfm.length > 0) {
    if (!translation) {
      throw new ImportFault(
        'USFM não diz que tradução é: informe o identificador, o nome e a licença (--id, --name, --license)',
      );
    }
    const books = usfm.map(([name, text]) => parseUsfmBook(text, name));
    return refuseUnfit({ translation, books, repairs: [] });
  }
  const texts = new Map(
    [...files].filter(([name]) => /\.txt$/i.test(name) && !LICENSE_FILE.test(name)),
  );
  if (texts.size === 0) throw new ImportFault(`${source}: nenhum arquivo de texto bíblico`);
  return refuseUnfit(parseBlivre(texts));
}

/** What a licence says that does not let a text be kept and shown here. */
const UNFREE =
  /(?<!\p{L})BY-N[CD]|NonCommercial|NoDeriv\p{L}+|N[ãa]o ?Comercial|Sem ?Deriva\p{L}+/iu;
const RESERVED = /all rights reserved|todos os direitos reservados/iu;
const GIVEN = /creative ?commons|public domain|domínio público/iu;

/** Refuses an archive whose own licence forbids what the given one allows. */
function refuseOtherLicense(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    if (!LICENSE_FILE.test(name)) continue;
    const [said] = UNFREE.exec(text) ?? (GIVEN.test(text) ? null : RESERVED.exec(text)) ?? [];
    if (said)
      throw new ImportFault(`${name}: a licença que vem com o texto não é livre (“${said}”)`);
  }
}

/** Whether a file is a book in USFM; front matter and glossaries are USFM under other codes. */
function isUsfm(name: string, text: string): boolean {
  if (!/\.(?:usfm|sfm|txt)$/i.test(name)) return false;
  const id = /^\uFEFF?\s*\\id\s+(\w{3})/.exec(text)?.[1] ?? '';
  return id !== '' && !/^(?:FRT|BAK|OTH|INT|CNC|GLO|TDX|NDX|XX[A-G])$/i.test(id);
}

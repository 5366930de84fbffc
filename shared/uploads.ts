import { mayAdministrate, mayModerate, type Role } from './access.ts';

/** The kinds of files that are uploaded. */
export const UPLOAD_KINDS = ['booklet-pdf', 'booklet-image', 'book-image'] as const;

export type UploadKind = (typeof UPLOAD_KINDS)[number];

export const isPdfKind = (kind: UploadKind): boolean => kind === 'booklet-pdf';

/** Whether a role may upload files of a kind, and open those of items that members cannot see. */
export function mayUpload(role: Role, kind: UploadKind): boolean {
  return kind === 'book-image' ? mayAdministrate(role) : mayModerate(role);
}

const MB = 1024 * 1024;

export function tooLargeMessage(kind: UploadKind, maxBytes: number): string {
  const size = `${Math.floor(maxBytes / MB)} MB`;
  return isPdfKind(kind) ? `O PDF pode ter até ${size}.` : `A imagem pode ter até ${size}.`;
}

/** The widths, in pixels, in which every picture is stored. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

export const MOST_MEGAPIXELS = 40;

/** Reasons to refuse a file, with the sentences for its sender. */
export const FILE_PROBLEMS = {
  empty: 'O arquivo está vazio.',
  'not-pdf': 'Este arquivo não é um PDF.',
  'broken-pdf': 'Não foi possível ler este PDF. Ele pode estar incompleto ou corrompido.',
  'locked-pdf': 'Este PDF está protegido por senha. Envie uma cópia sem senha.',
  'not-image':
    'Este arquivo não é uma imagem que possamos usar. Envie JPG, PNG, WebP, AVIF ou GIF.',
  'too-many-pixels': `A imagem tem pixels demais. Envie uma de até ${MOST_MEGAPIXELS} megapixels.`,
  'broken-image': 'Não foi possível ler esta imagem. Ela pode estar corrompida.',
  'too-complex': 'O arquivo é complexo demais para ser conferido. Envie uma versão mais simples.',
  'too-heavy':
    'Conferir este arquivo pede memória demais. Envie uma versão mais leve, com imagens menores.',
  'active-pdf':
    'Este PDF traz programas, anexos ou comandos, que não abrimos no aparelho de quem lê. Exporte-o de novo só com as páginas.',
  'too-large': 'O arquivo é grande demais.',
  interrupted: 'O envio foi interrompido. Tente novamente.',
  busy: 'Muitos arquivos estão sendo enviados agora. Tente novamente em instantes.',
  full: 'Não há mais espaço para guardar arquivos. Avise quem mantém o site.',
  away: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;

/** The answer to an upload; an item refers to the file by its key. */
export type UploadedFile = Readonly<{
  key: string;
  name: string;
  bytes: number;
  pages: number | null;
}>;

/** The form of the keys that name stored files. */
export const FILE_KEY = /^[A-Za-z0-9_-]{32}$/;

/** The address of a file, behind the session of whoever opens it. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** The address of a picture: an image in one of its widths, or the first page of a PDF. */
export const pictureUrl = (key: string, width: (typeof PICTURE_WIDTHS)[number]): string =>
  `/files/${key}/${width}`;

/** The picture of an item in every width, as an `img` takes them. */
export const pictureSources = (key: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ');

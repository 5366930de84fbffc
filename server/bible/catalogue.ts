import { ALMEIDA_TODAY } from './import/almeida/todays-spelling.ts';
import { download } from './import/files.ts';
import type { TranslationInfo } from './import/model.ts';

/** A free Portuguese translation that may be installed, with what an administrator decides by. */
type CatalogueEntry = Readonly<{
  translation: TranslationInfo;
  contents: string;
  /** The kind of Portuguese. */
  register: string;
  megabytes: number;
  /** How sure the licence and the address are. */
  certainty: string;
  /** The archive at the publisher's address; null where the text comes with the product or from a file. */
  archive: string | null;
}>;

const EBIBLE = 'eBible.org';
const BY_CATALOGUES =
  'Licença e endereço conferidos em vários catálogos públicos. Confirme a licença na página do editor.';

const entry = (
  { id, name, abbreviation }: Pick<TranslationInfo, 'id' | 'name' | 'abbreviation'>,
  license: readonly [name: string, url: string | null],
  attribution: string,
  source: string,
): TranslationInfo => ({
  id,
  name,
  abbreviation,
  language: 'pt-BR',
  version: null,
  license: license[0],
  licenseUrl: license[1],
  attribution,
  source,
});

const BY = [
  'Creative Commons Atribuição 4.0 (CC BY 4.0)',
  'https://creativecommons.org/licenses/by/4.0/',
] as const;
const BY_SA = [
  'Creative Commons Atribuição-CompartilhaIgual 4.0 (CC BY-SA 4.0)',
  'https://creativecommons.org/licenses/by-sa/4.0/',
] as const;
const PUBLIC = ['Domínio público', null] as const;

/** What is known to be free; the Bíblia Livre of 2025 comes by itself, and stands in no list. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    translation: entry(
      { id: 'nova-biblia-viva', name: 'Nova Bíblia Viva (aberta)', abbreviation: 'NBV' },
      BY_SA,
      'Biblica® Open Nova Bíblia Viva, Copyright © Biblica, Inc. Licença Creative Commons Atribuição-CompartilhaIgual 4.0. O texto não foi alterado.',
      `${EBIBLE}, poronbv`,
    ),
    contents: 'Bíblia inteira',
    register: 'Português do dia a dia, que explica enquanto traduz.',
    megabytes: 2,
    certainty: BY_CATALOGUES,
    archive: 'poronbv_usfm.zip',
  },
  {
    translation: entry(
      { id: 'blivre-2018', name: 'Bíblia Livre, edição de 2018', abbreviation: 'BLIVRE 2018' },
      BY,
      'Bíblia Livre (BLIVRE), Copyright © 2018 Diego Santos, Mario Sérgio e Marco Teles. Licença Creative Commons Atribuição.',
      `${EBIBLE}, porbr2018`,
    ),
    contents: 'Bíblia inteira',
    register: 'Português de hoje, perto das palavras do original.',
    megabytes: 2,
    certainty: BY_CATALOGUES,
    archive: 'porbr2018_usfm.zip',
  },
  {
    translation: entry(
      { id: 'biblia-portuguesa-mundial', name: 'Bíblia Portuguesa Mundial', abbreviation: 'BPM' },
      PUBLIC,
      'Bíblia Portuguesa Mundial (domínio público).',
      `${EBIBLE}, porbrbsl`,
    ),
    contents: 'Bíblia inteira',
    register: 'Português de hoje, a partir de uma tradução inglesa.',
    megabytes: 2,
    certainty: BY_CATALOGUES,
    archive: 'porbrbsl_usfm.zip',
  },
  {
    translation: entry(
      { id: 'blivre-para-todos', name: 'Bíblia Livre Para Todos', abbreviation: 'BLT' },
      BY_SA,
      'Bíblia Livre Para Todos. Licença Creative Commons Atribuição-CompartilhaIgual 4.0.',
      `${EBIBLE}, porblt`,
    ),
    contents: 'Novo Testamento',
    register: 'Português simples, de frases curtas.',
    megabytes: 1,
    certainty: 'Só um catálogo público diz a licença, e nenhum o endereço do arquivo.',
    archive: 'porblt_usfm.zip',
  },
  {
    translation: ALMEIDA_TODAY,
    contents: 'Bíblia inteira',
    register: 'Português antigo e solene, o das versões decoradas.',
    megabytes: 5,
    certainty:
      'O texto é de domínio público. Um arquivo com ele se importa com “npm run bible:import -- ARQUIVO --todays-spelling”.',
    archive: null,
  },
];

export const catalogueEntry = (id: string): CatalogueEntry | null =>
  CATALOGUE.find(({ translation }) => translation.id === id) ?? null;

/**
 * Fetches the archive of a translation from its publisher, or from a mirror.
 * @throws ImportFault
 */
export const fetchArchive = (archive: string, base: string, signal: AbortSignal) =>
  download(new URL(archive, base), signal);

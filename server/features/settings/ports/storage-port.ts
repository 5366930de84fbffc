import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { StorageConfig } from '../../../storage/config.ts';
import { markedName } from '../../../storage/object-name.ts';
import { readMark } from '../../../storage/quarantine.queries.ts';
import { StorageFailure } from '../../../storage/storage.ts';
import { temporaryFolder } from '../../../storage/store-file.ts';
import { inSeconds, type Port, PortProblem, type PortTest } from './port.ts';

export const storagePort: Port = {
  label: 'Arquivos',
  describe: ({ env: { storage } }) => PLACES[storage.kind],
  test: async (test) => {
    const started = performance.now();
    try {
      await writeReadDelete(test);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      throw new PortProblem(SENTENCES[error.reason], { cause: error });
    }
    return `Um arquivo de teste foi gravado, lido e apagado em ${inSeconds(performance.now() - started)}.`;
  },
};

const PLACES: Readonly<Record<StorageConfig['kind'], string>> = {
  disk: 'Pasta de arquivos, na pasta de dados',
  uploadthing: 'UploadThing',
  s3: 'Armazenamento S3',
};

const SENTENCES: Readonly<Record<StorageFailure['reason'], string>> = {
  full: 'Não há mais espaço para guardar arquivos.',
  away: 'O armazenamento não respondeu ou recusou o arquivo de teste.',
  missing: 'O arquivo de teste foi gravado, mas não foi encontrado depois.',
};

async function writeReadDelete({ app }: PortTest): Promise<void> {
  const { storage } = app;
  const name = randomBytes(24).toString('base64url');
  const content = `teste ${name}`;
  const root = temporaryFolder(app);
  await mkdir(root, { recursive: true, mode: 0o700 }).catch(refused);
  const folder = await mkdtemp(join(root, 'port-test-')).catch(refused);
  try {
    const path = join(folder, 'teste');
    await writeFile(path, content).catch(refused);
    const location = await storage.put(
      path,
      markedName(await readMark(app.db), `${name}.txt`),
      'text/plain',
    );
    try {
      const source = await storage.open(location, null);
      const read = await text(source instanceof Readable ? source : Readable.from([source]));
      if (read !== content) {
        throw new PortProblem('O arquivo lido não é o que foi gravado.');
      }
    } finally {
      await storage.delete([location]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refused(error: unknown): never {
  throw new PortProblem('A pasta de arquivos deste servidor não pode ser escrita.', {
    cause: error,
  });
}

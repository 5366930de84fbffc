import { readFileSync, writeFileSync } from 'node:fs';
import { FILE, fingerprintOf, headingOfNow } from '#server/scripture/wordings.ts';
import { print, runScript, WrongUsage } from './run-script.ts';

const USAGE = `npm run scripture:wordings -- LIST

Writes how other translations word the verses that are quoted most, as numbers from which their
text cannot be read. LIST has a verse a line: its place, a tab, and one wording after another,
parted by tabs; it stays with the maintainer, since the words belong to their publishers.`;

await runScript(USAGE, {}, async ({ positionals: [list] }) => {
  if (!list) throw new WrongUsage('Informe a lista.');
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  const prints = lines.map((line) => {
    const [place = '', ...texts] = line.split('\t');
    return [place, ...texts.map(fingerprintOf)].join('\t');
  });
  writeFileSync(FILE, `${[headingOfNow(), ...prints].join('\n')}\n`);
  print(`${prints.length} versículos`);
});

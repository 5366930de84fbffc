type SuffixRule = Readonly<{ flag: string; strip: string; condition: RegExp }>;

/** Returns the dictionary words of which a form may be an inflection ("disse" → "dizer"). */
export type Lemmatizer = (form: string) => string[];

const LONGEST_SUFFIX = 10;
const PREFIXES = [
  're',
  'des',
  'in',
  'im',
  'sobre',
  'contra',
  'pre',
  'en',
  'em',
  'per',
  'con',
  'inter',
  'com',
  'a',
];

/**
 * Applies the suffix rules of the Brazilian spelling dictionary (VERO, in Hunspell's format) in
 * reverse, from a form to its roots. Loading takes half a second and some memory, so it happens
 * only for an import.
 */
export async function openDictionary(): Promise<Lemmatizer> {
  // The dynamic import spares every other process five megabytes.
  const { default: dictionary } = await import('dictionary-pt');
  const affixes = Buffer.from(dictionary.aff).toString('utf8');
  const words = Buffer.from(dictionary.dic).toString('utf8');
  const rules = readSuffixes(affixes);
  const roots = readRoots(words);
  const direct = (form: string): string[] => {
    const found = roots.has(form) ? [form] : [];
    // Length 0 covers rules that only strip an ending: "tomar" → "toma".
    for (let length = 0; length <= Math.min(LONGEST_SUFFIX, form.length - 1); length++) {
      const stem = form.slice(0, form.length - length);
      for (const { flag, strip, condition } of rules.get(form.slice(form.length - length)) ?? []) {
        const root = stem + strip;
        if (roots.get(root)?.includes(flag) && condition.test(root)) found.push(root);
      }
    }
    return [...new Set(found)];
  };
  return (form) => {
    const found = direct(form);
    if (found.length > 0) return found;
    // The dictionary derives "renovar" from "novar" with a prefix.
    return PREFIXES.filter(
      (prefix) => form.startsWith(prefix) && form.length > prefix.length + 3,
    ).flatMap((prefix) => direct(form.slice(prefix.length)).map((root) => prefix + root));
  };
}

function readSuffixes(source: string): Map<string, SuffixRule[]> {
  const rules = new Map<string, SuffixRule[]>();
  for (const line of source.split('\n')) {
    const match = /^SFX\s+(\S+)\s+(\S+)\s+([^\s/]+)(?:\/\S+)?\s+(\S+)/.exec(line);
    if (!match) continue;
    const [, flag = '', strip = '', add = '', condition = '.'] = match;
    const rule = {
      flag,
      strip: strip === '0' ? '' : strip,
      condition: new RegExp(`${condition}$`, 'u'),
    };
    const key = add === '0' ? '' : add;
    const known = rules.get(key);
    if (known) known.push(rule);
    else rules.set(key, [rule]);
  }
  return rules;
}

function readRoots(source: string): Map<string, string> {
  const roots = new Map<string, string>();
  for (const line of source.split('\n').slice(1)) {
    const entry = line.split('\t')[0]?.trim() ?? '';
    const slash = entry.lastIndexOf('/');
    const word = (slash > 0 ? entry.slice(0, slash) : entry).toLowerCase();
    if (word === '' || word.includes('-')) continue;
    const flags = slash > 0 ? entry.slice(slash + 1) : '';
    roots.set(word, (roots.get(word) ?? '') + flags);
  }
  return roots;
}

import type * as z from 'zod';

/** Values of these variables never appear in a terminal or a log, not even wrong ones. */
const SECRET = /SECRET|PASSWORD$|TOKEN$|KEY$|URL$/;

/** The sentence is English whatever language zod speaks, and quotes the variable as written. */
export function sentenceOf(
  issue: z.core.$ZodIssue,
  given: Readonly<Record<string, string | undefined>>,
): string {
  const name = issue.path.join('.');
  const written = SECRET.test(name) ? 'what is set' : JSON.stringify(given[name] ?? '');
  return `${name} must be ${wantedBy(issue)}, not ${written}.`;
}

function wantedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `a ${issue.expected}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `at least ${issue.minimum} characters long`
        : `${issue.minimum} or more`;
    case 'too_big':
      return `${issue.maximum} or less`;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'an e-mail address' : 'an address of the right kind';
    default:
      return 'something else';
  }
}

/** Beginnings that nothing but this product's variables have. */
const OWN_BEGINNING = /^(?:AI|BIBLE|FILES|SPEECH|VAPID)_/;

/** A sentence for each name that is near a known one, or begins as only known ones do. */
export function misspellings(names: readonly string[], known: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const near = known.find((each) => isNear(name, each));
    if (near) return [`${name} is no variable of this product; did you mean ${near}?`];
    return OWN_BEGINNING.test(name) ? [`${name} is no variable of this product.`] : [];
  });
}

/** Whether two names differ by a beginning, by one letter, or by two neighbors that changed places. */
function isNear(name: string, known: string): boolean {
  if (name.includes('_') && known.startsWith(`${name}_`)) return true;
  if (Math.abs(name.length - known.length) > 1) return false;
  const longest = Math.max(name.length, known.length);
  let start = 0;
  while (start < longest && name[start] === known[start]) start++;
  const [rest, wanted] = [name.slice(start), known.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return [rest.slice(1), rest, swapped].some((each) => each === wanted || each === wanted.slice(1));
}

import { parseReference } from '../bible/parse-reference.ts';
import { formatReference } from '../bible/reference.ts';
import { foldText } from '../portuguese/words.ts';
import { cleanText } from '../text/clean-text.ts';
import { namesIn } from '../text/names-in.ts';
import {
  QUIZ_FIELDS,
  QUIZ_LETTERS,
  QUIZ_LEVELS,
  type QuizDraft,
  type QuizField,
  type QuizQuestion,
} from './quiz.ts';

type QuizProblem = Readonly<{ field: QuizField; missing: boolean; message: string }>;

export const QUIZ_FIELD_NAMES = namesIn(QUIZ_FIELDS);

const WRONG_LEVEL = 'Nível deve ser Fácil, Médio ou Difícil';
const WRONG_LETTER = 'Resposta correta deve ser A, B, C ou D';

/**
 * Checks a question by the rules that hold for the form, the procedures, uploaded files and the
 * maintainers' script.
 */
export function checkQuestion(
  draft: QuizDraft,
): Readonly<{ question: QuizQuestion } | { problems: readonly QuizProblem[] }> {
  const clean = { ...draft };
  for (const field of QUIZ_FIELD_NAMES) clean[field] = cleanText(draft[field]).trim();
  // Spreadsheets and people write a level with or without its accent and capital.
  const level = QUIZ_LEVELS.find((each) => foldText(each) === foldText(clean.level));
  const letter = clean.correctAnswer.toUpperCase();
  const correctAnswer = QUIZ_LETTERS.find((each) => each === letter);
  const reference = readReference(clean.reference);
  const problems: QuizProblem[] = [];
  for (const field of QUIZ_FIELD_NAMES) {
    const { missing, longest, label } = QUIZ_FIELDS[field];
    if (missing && clean[field] === '') problems.push({ field, missing: true, message: missing });
    else if (clean[field].length > longest) {
      const message = `${label} pode ter até ${longest} caracteres`;
      problems.push({ field, missing: false, message });
    } else if (field === 'level' && !level) {
      problems.push({ field, missing: false, message: WRONG_LEVEL });
    } else if (field === 'correctAnswer' && !correctAnswer) {
      problems.push({ field, missing: false, message: WRONG_LETTER });
    } else if (field === 'reference' && 'problem' in reference) {
      problems.push({ field, missing: false, message: reference.problem });
    }
  }
  if (problems.length > 0 || !level || !correctAnswer || 'problem' in reference)
    return { problems };
  const explanation = clean.explanation || null;
  return { question: { ...clean, level, correctAnswer, explanation, reference: reference.text } };
}

function readReference(typed: string): { text: string | null } | { problem: string } {
  if (typed === '') return { text: null };
  const parsed = parseReference(typed);
  if (parsed?.kind === 'problem') return { problem: `Referência: ${parsed.problem}` };
  const [reference, ...others] = parsed?.kind === 'references' ? parsed.references : [];
  if (!reference || others.length > 0) {
    return { problem: 'Referência deve ser uma só passagem, como João 3:16' };
  }
  return { text: formatReference(reference) };
}

import { FILE_PROBLEMS, type FileProblem } from '#shared/uploads.ts';
import { AppError } from '../errors.ts';
import { StorageFailure } from './storage.ts';

const STATUSES: Readonly<Record<FileProblem, number>> = {
  empty: 400,
  'not-pdf': 415,
  'broken-pdf': 422,
  'locked-pdf': 422,
  'not-image': 415,
  'too-many-pixels': 422,
  'broken-image': 422,
  'too-complex': 422,
  'too-heavy': 422,
  'active-pdf': 422,
  'too-large': 413,
  interrupted: 400,
  busy: 503,
  full: 507,
  away: 503,
};

/** Nothing of the file was stored, for a reason that its sender is told. */
export class FileRefused extends AppError {
  readonly problem: FileProblem;

  constructor(
    problem: FileProblem,
    message: string = FILE_PROBLEMS[problem],
    options?: ErrorOptions,
  ) {
    const status = STATUSES[problem];
    super(status < 500 ? 'INVALID_INPUT' : 'UNAVAILABLE', message, { ...options, status });
    this.problem = problem;
  }
}

/** Turns failures of the storage into refusals; everything else stays what it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof StorageFailure)) return error;
  const problem = error.reason === 'full' ? 'full' : 'away';
  return new FileRefused(problem, FILE_PROBLEMS[problem], { cause: error });
}

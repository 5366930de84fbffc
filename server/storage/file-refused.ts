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
  readonly status: number;
  readonly problem: FileProblem;

  constructor(
    problem: FileProblem,
    message: string = FILE_PROBLEMS[problem],
    options?: ErrorOptions,
  ) {
    super(STATUSES[problem] < 500 ? 'INVALID_INPUT' : 'UNAVAILABLE', message, options);
    this.problem = problem;
    this.status = STATUSES[problem];
  }
}

/** Turns failures of the storage into refusals; everything else stays what it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof StorageFailure)) return error;
  const problem = error.reason === 'full' ? 'full' : 'away';
  return new FileRefused(problem, FILE_PROBLEMS[problem], { cause: error });
}

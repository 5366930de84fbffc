import { type ComponentProps, type ReactNode, useId } from 'react';
import { excessOf, excessSentence, TOO_LONG } from '../lib/forms/too-long.ts';
import { useInputBeforeHydration } from '../lib/forms/use-input-before-hydration.ts';
import { Characters } from './characters.tsx';

type Common = Readonly<{ label: string; error?: string | undefined; hint?: ReactNode }>;

/** A label above, a hint and an error below; a screen reader reads all of them together. */
export function TextField({
  label,
  error: problem,
  hint,
  className = '',
  ...given
}: Common & ComponentProps<'input'>) {
  const id = useId();
  useInputBeforeHydration(id);
  const { excess, input } = limited(given);
  const error = excess > 0 ? excessSentence(excess) : problem;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} field={given}>
      <input id={id} {...describe(id, error, hint)} className={`field ${className}`} {...input} />
    </FieldFrame>
  );
}

export function TextArea({
  label,
  error: problem,
  hint,
  className = '',
  ...given
}: Common & ComponentProps<'textarea'>) {
  const id = useId();
  useInputBeforeHydration(id);
  const { excess, input } = limited(given);
  const error = excess > 0 ? excessSentence(excess) : problem;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} field={given}>
      <textarea
        id={id}
        rows={4}
        {...describe(id, error, hint)}
        className={`field ${className}`}
        {...input}
      />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  className = '',
  ...input
}: Common & ComponentProps<'select'>) {
  const id = useId();
  useInputBeforeHydration(id);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select id={id} {...describe(id, error, hint)} className={`field ${className}`} {...input} />
    </FieldFrame>
  );
}

/**
 * The field itself takes any length, so that nothing pasted is cut; its form
 * sends nothing that is too long.
 */
function limited<Given extends Readonly<{ value?: unknown; maxLength?: number | undefined }>>({
  maxLength,
  ...input
}: Given) {
  const excess = excessOf(input.value, maxLength);
  return { excess, input: { ...input, [TOO_LONG]: excess > 0 || undefined } };
}

function describe(id: string, error: string | undefined, hint: ReactNode) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids === '' ? undefined : ids,
  };
}

type FrameProps = Common &
  Readonly<{
    id: string;
    /** A field with a maximum length. */
    field?: Readonly<{ value?: unknown; maxLength?: number | undefined }>;
    children: ReactNode;
  }>;

function FieldFrame({ id, label, error, hint, field = {}, children }: FrameProps) {
  const { value, maxLength } = field;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {typeof value === 'string' && maxLength ? (
          <Characters typed={value} longest={maxLength} />
        ) : null}
      </div>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

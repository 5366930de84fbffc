import { type ComponentProps, type ReactNode, useId } from 'react';
import { excessOf, excessSentence, TOO_LONG } from '../lib/forms/too-long.ts';
import { useInputBeforeHydration } from '../lib/forms/use-input-before-hydration.ts';
import { Characters } from './characters.tsx';

type Common = Readonly<{ label: string; error?: string | undefined; hint?: ReactNode }>;

/** A label above, a hint and an error below; a screen reader reads all of them together. */
export function TextField({
  label,
  error,
  hint,
  className = '',
  ...given
}: Common & ComponentProps<'input'>) {
  return (
    <LimitedField label={label} error={error} hint={hint} field={given}>
      {(attributes) => <input className={`field ${className}`} {...given} {...attributes} />}
    </LimitedField>
  );
}

export function TextArea({
  label,
  error,
  hint,
  className = '',
  ...given
}: Common & ComponentProps<'textarea'>) {
  return (
    <LimitedField label={label} error={error} hint={hint} field={given}>
      {(attributes) => (
        <textarea rows={4} className={`field ${className}`} {...given} {...attributes} />
      )}
    </LimitedField>
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

type Limits = Readonly<{ value?: unknown; maxLength?: number | undefined }>;

type Attributes = Readonly<
  { id: string; maxLength: undefined; [TOO_LONG]: true | undefined } & ReturnType<typeof describe>
>;

type LimitedFieldProps = Common &
  Readonly<{
    field: Limits;
    /** Renders the input with the attributes that stand for its limit, its error and its hint. */
    children: (attributes: Attributes) => ReactNode;
  }>;

/**
 * The field itself takes any length, so that nothing pasted is cut; its form
 * sends nothing that is too long.
 */
function LimitedField({ label, error: problem, hint, field, children }: LimitedFieldProps) {
  const id = useId();
  useInputBeforeHydration(id);
  const excess = excessOf(field.value, field.maxLength);
  const error = excess > 0 ? excessSentence(excess) : problem;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} field={field}>
      {children({
        id,
        maxLength: undefined,
        [TOO_LONG]: excess > 0 || undefined,
        ...describe(id, error, hint),
      })}
    </FieldFrame>
  );
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
    field?: Limits;
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

import { useLayoutEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  set,
  useForm as useHookForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { forgetDraft, readDraft, saveFields } from './drafts.ts';

type Options<Fields extends FieldValues, Output> = Readonly<{
  defaultValues: DefaultValues<Fields>;
  /** Turns the fields into what is sent; its messages stand beside the fields. */
  schema?: z.core.$ZodType<Output, Fields>;
  /** The name under which what is typed survives an error, a closed page and an ended session. */
  draft?: string;
}>;

/**
 * A form: react-hook-form with drafts, and with fields as `TextField`, `TextArea` and
 * `SelectField` take them. For a single text that is sent at once, `useDraft` is enough.
 */
export function useForm<Fields extends FieldValues, Output extends FieldValues = Fields>({
  defaultValues,
  schema,
  draft: draftName,
}: Options<Fields, Output>) {
  const form = useHookForm<Fields, unknown, Output>({
    defaultValues,
    ...(schema ? { resolver: resolverOf(schema) } : {}),
  });
  const { reset, subscribe } = form;
  const draft = draftName && `form:${draftName}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the defaults are those of the first render, as in react-hook-form
  useLayoutEffect(() => {
    if (!draft) return;
    const changed = fieldsIn(readDraft(draft), defaultValues);
    reset({ ...defaultValues, ...changed }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveFields(draft, values, defaultValues),
    });
  }, [draft, reset, subscribe]);
  return {
    ...form,
    /** Props of a field; re-renders with each letter, which counters of characters need. */
    field: <Name extends Path<Fields>>(name: Name, rules?: RegisterOptions<Fields, Name>) => ({
      ...form.register(name, rules),
      value: form.watch(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    /** Runs when a form is sent, after its fields have been checked. */
    onSubmit: (send: (output: Output) => unknown) => () =>
      void form.handleSubmit((output) => send(output))(),
    forgetDraft: () => (draft ? forgetDraft(draft) : undefined),
  };
}

/** The fields of a draft that the form has, as it writes them; an older build may have left others. */
function fieldsIn<Values extends object>(draft: string | null, initial: Values): Partial<Values> {
  const fields: Partial<Values> = {};
  try {
    const stored: Partial<Record<keyof Values, unknown>> = Object(JSON.parse(draft ?? 'null'));
    for (const name in initial) {
      const value = stored[name];
      if (value !== undefined && isLike(value, initial[name])) fields[name] = value;
    }
    return fields;
  } catch {
    return {};
  }
}

const isLike = <Value>(value: unknown, initial: Value): value is Value =>
  initial == null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial));

/** A rule for a text that must be there; spaces alone are nothing. */
export const notBlank = (message: string) => (text: string) => text.trim() !== '' || message;

/** Checks a form by a schema, through the interface that keeps zod itself out of other forms. */
export function resolverOf<Fields extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Fields>,
): Resolver<Fields, unknown, Output> {
  return async (fields, _context, { names = [] }) => {
    const result = await schema['~standard'].validate(fields);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: FieldErrors<Fields> = {};
    // The first problem of a field wins.
    for (const { path = [], message } of [...result.issues].reverse()) {
      const place = path.map(String).join('.');
      // A problem within a value, such as one of several tags, is shown at its field.
      const field = names.find((name) => place === name || place.startsWith(`${name}.`)) ?? place;
      set(errors, field, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
}

/** The fields of a form, kept like any draft until they are used. */
const nameOf = (form: string, field: string) => `draft:${form}:${field}`;

/** What the field held when the form was left; '' where it was empty. */
export function fieldDraft(form: string, field: string): string {
  return sessionStorage.getItem(nameOf(form, field)) ?? '';
}

export function keepFieldDrafts(form: string, values: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(values)) {
    if (value === '') sessionStorage.removeItem(nameOf(form, field));
    else sessionStorage.setItem(nameOf(form, field), value);
  }
}

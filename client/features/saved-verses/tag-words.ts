/** Tags as they are typed, between commas. */
export function tagsFrom(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().replace(/\s+/g, ' '));
  return [...new Set(tags)].filter(Boolean);
}

export const tagsAsTyped = (tags: readonly string[]): string => tags.join(', ');

export function withTag(typed: string, tag: string): string {
  const tags = tagsFrom(typed);
  return tagsAsTyped(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag]);
}

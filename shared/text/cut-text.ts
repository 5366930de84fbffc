/** The beginning of a text, which never ends within a sign of two units, such as an emoji. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const last = text.charCodeAt(longest - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? longest - 1 : longest);
}

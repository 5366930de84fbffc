/** Whether the member has asked the browser to spare their data, or the line is a poor one. */
export function savesData(): boolean {
  const { saveData, effectiveType } = Object(Reflect.get(navigator, 'connection'));
  return saveData === true || (typeof effectiveType === 'string' && effectiveType !== '4g');
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone ou iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** "Chrome no Android", from what the browser says of itself. */
export function deviceName(userAgent: string | null): { name: string; phone: boolean } {
  const agent = userAgent ?? '';
  const find = (list: typeof SYSTEMS) => list.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = find(BROWSERS) ?? 'Navegador desconhecido';
  const system = find(SYSTEMS);
  return {
    name: system ? `${browser} · ${system}` : browser,
    phone: /Mobi|Android|iPhone/.test(agent),
  };
}

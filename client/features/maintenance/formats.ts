const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** "48,2 MB", in units of a thousand as disks are sold. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 99.95 ? 0 : 1;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: digits })}\u00a0${UNITS[unit]}`;
}

export function formatMs(ms: number): string {
  if (ms >= 1000) {
    return `${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}\u00a0s`;
  }
  return `${ms.toLocaleString('pt-BR', { maximumFractionDigits: ms < 10 ? 1 : 0 })}\u00a0ms`;
}

/** "3 dias e 4 h", in the two largest units. */
export function formatDuration(seconds: number): string {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days === 1 ? '1 dia' : `${days} dias`} e ${hours % 24} h`;
  if (hours > 0) return `${hours} h e ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min` : `${Math.max(0, Math.round(seconds))} s`;
}

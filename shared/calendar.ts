const dayInSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The calendar day in Brazil's main time zone, as `2026-11-21`. */
export function brazilianDay(at: Date): string {
  return dayInSaoPaulo.format(at);
}

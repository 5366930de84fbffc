const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const dateTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

export const formatTime = (at: Date) => time.format(at);
export const formatDate = (at: Date) => date.format(at);
export const formatDateTime = (at: Date) => dateTime.format(at);

const longDay = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'full',
  timeZone: 'America/Sao_Paulo',
});

/** "sábado, 21 de novembro de 2026": the day that the server, too, calls today. */
export const formatLongDay = (at: Date) => longDay.format(at);

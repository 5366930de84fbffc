const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const dateTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

export const formatTime = (at: Date) => time.format(at);
export const formatDate = (at: Date) => date.format(at);
export const formatDateTime = (at: Date) => dateTime.format(at);

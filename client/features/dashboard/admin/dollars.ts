const dollars = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
});

/** Chats cost parts of a cent. */
export const formatDollars = (amount: number): string => dollars.format(amount);

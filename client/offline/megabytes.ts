const MEGABYTES = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** "1,2 MB", never torn apart; what is tiny still has a size. */
export const formatMegabytes = (bytes: number) =>
  `${MEGABYTES.format(Math.max(0.1, bytes / 1_000_000))}\u00a0MB`;

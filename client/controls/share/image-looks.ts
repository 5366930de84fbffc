export type Look = Readonly<{ name: string; paper: string; ink: string; accent: string }>;

/** Backgrounds for a text as a picture; a picture has the same colours in every theme. */
export const LOOKS: readonly [Look, ...Look[]] = [
  { name: 'Papel', paper: '#faf6ec', ink: '#33271c', accent: '#8a4b22' },
  { name: 'Areia', paper: '#e9dcc3', ink: '#3b2e20', accent: '#7a4420' },
  { name: 'Oliva', paper: '#dfe3d3', ink: '#26301f', accent: '#52663a' },
  { name: 'Céu', paper: '#dce6ec', ink: '#1f2d38', accent: '#3c6480' },
  { name: 'Barro', paper: '#5a2a27', ink: '#f8eee6', accent: '#e3b08e' },
  { name: 'Noite', paper: '#1f2430', ink: '#efeae0', accent: '#d6ae79' },
];

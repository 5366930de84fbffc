import type { DrawingName } from '../../ui/drawing.tsx';

export type Look = Readonly<{
  name: string;
  paper: string;
  ink: string;
  accent: string;
  /** What stands faintly behind the words. */
  drawing?: DrawingName;
}>;

/** Backgrounds for a text as a picture; a picture has the same colours in every theme. */
export const LOOKS: readonly [Look, ...Look[]] = [
  { name: 'Papel', paper: '#faf6ec', ink: '#33271c', accent: '#8a4b22' },
  { name: 'Areia', paper: '#e9dcc3', ink: '#3b2e20', accent: '#7a4420' },
  { name: 'Oliva', paper: '#dfe3d3', ink: '#26301f', accent: '#52663a' },
  { name: 'Céu', paper: '#dce6ec', ink: '#1f2d38', accent: '#3c6480' },
  { name: 'Barro', paper: '#5a2a27', ink: '#f8eee6', accent: '#e3b08e' },
  { name: 'Noite', paper: '#1f2430', ink: '#efeae0', accent: '#d6ae79' },
  { name: 'Manhã', paper: '#fbe9d0', ink: '#402a17', accent: '#96501a', drawing: 'sun' },
  { name: 'Lua', paper: '#232546', ink: '#eceaf6', accent: '#b9b4ea', drawing: 'moon' },
  { name: 'Monte', paper: '#e3e9ea', ink: '#20302f', accent: '#3f6a68', drawing: 'mountain' },
  { name: 'Barco', paper: '#d9e7f0', ink: '#1a2f3f', accent: '#2f6388', drawing: 'boat' },
  { name: 'Videira', paper: '#efe3ee', ink: '#35203a', accent: '#74407c', drawing: 'vine' },
  { name: 'Luz', paper: '#3d2618', ink: '#f7ecdd', accent: '#e8b56a', drawing: 'lamp' },
  { name: 'Vale', paper: '#eee9cf', ink: '#33301a', accent: '#6b6423', drawing: 'path' },
  { name: 'Broto', paper: '#e2eddd', ink: '#1f3320', accent: '#417345', drawing: 'seed' },
  { name: 'Pão', paper: '#f4e4cf', ink: '#3d2a18', accent: '#8d5626', drawing: 'bread' },
  { name: 'Poço', paper: '#dfe9e6', ink: '#1d312e', accent: '#3b6d66', drawing: 'well' },
  { name: 'Estrela', paper: '#17263a', ink: '#eef1f5', accent: '#e6c77f', drawing: 'star' },
  { name: 'Cruz', paper: '#f3e3dd', ink: '#3a211b', accent: '#8f4331', drawing: 'cross' },
];

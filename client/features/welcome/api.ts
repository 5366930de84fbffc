/** What other features may take of this one. */
export { Welcome } from './welcome.tsx';

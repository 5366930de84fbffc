/** What other features may take of this one. */
export { MemorizeButton } from './later-button.tsx';

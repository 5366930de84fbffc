import { channel } from 'node:diagnostics_channel';

type Part = 'model' | 'mail' | 'push' | 'storage';

/** What the page of metrics counts; nothing is done where nobody listens. */
export const LIMITS = channel('companheiro.limits');
export const FAULTS = channel('companheiro.faults');

/** Says that a limit refused somebody. */
export const noteLimit = (limit: string): void => LIMITS.publish({ limit });

/** Says that a service failed. @param kind how, without anybody's words */
export const noteFault = (part: Part, kind: string): void => FAULTS.publish({ part, kind });

type Device = typeof import('./device.ts').device;

/**
 * Loads what works without a connection: once a page is idle, and where the network has failed.
 * @returns undefined where the device refuses, as in some private windows
 */
export const withDevice = <Result>(use: (device: Device) => Promise<Result>) =>
  import('./device.ts').then(({ device }) => use(device)).catch(() => undefined);

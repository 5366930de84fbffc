/** The parts of a worker's surroundings that ours uses; TypeScript's own describe no page beside them. */
type WorkerEvent = Event & Readonly<{ waitUntil: (work: Promise<unknown>) => void }>;

export type PushEvent = WorkerEvent & Readonly<{ data: Readonly<{ json: () => unknown }> | null }>;

type NotificationEvent = WorkerEvent &
  Readonly<{ notification: Readonly<{ close: () => void; data: unknown }> }>;

/** A request of a page that is made again once there is a connection. */
type SyncEvent = WorkerEvent & Readonly<{ tag: string }>;

/** A subscription that the push service has replaced or ended. */
export type SubscriptionEvent = WorkerEvent &
  Readonly<{
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  }>;

type MessageToWorker = WorkerEvent & Readonly<{ data: unknown; ports: readonly MessagePort[] }>;

type WindowClient = Readonly<{
  url: string;
  focus: () => Promise<WindowClient>;
  navigate: (url: string) => Promise<WindowClient | null>;
}>;

type Events = Readonly<{
  activate: WorkerEvent;
  install: WorkerEvent;
  message: MessageToWorker;
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionEvent;
  sync: SyncEvent;
}>;

export type WorkerScope = Readonly<{
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager' | 'unregister'>;
  location: Readonly<{ origin: string }>;
  clients: Readonly<{
    matchAll: (options: { type: 'window' }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<WindowClient | null>;
  }>;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
}>;

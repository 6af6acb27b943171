/** TypeScript's types of pages and those of workers exclude each other: these are the parts that Boards uses. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  /** Of the page that a navigation leads to. */
  readonly resultingClientId: string;
  respondWith(response: Response | Promise<Response>): void;
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id: string } | null;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** A tab or window of Boards. */
export interface WorkerWindow {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

interface WorkerScope {
  /** Written in front of the script by the server. */
  readonly BOARDS_BUILD: string;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly WorkerWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** The only place that knows what the global object of a worker is. */
const asWorker = (global: unknown) => global as WorkerScope;

export const scope = asWorker(globalThis);

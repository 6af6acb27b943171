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

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
}

interface WorkerScope {
  /** Written in front of the script by the server. */
  readonly BOARDS_BUILD: string;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** The only place that knows what the global object of a worker is. */
const asWorker = (global: unknown) => global as WorkerScope;

export const scope = asWorker(globalThis);

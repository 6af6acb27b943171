import type { QueryClient } from "@tanstack/react-query";

/** The caches through which something was edited since the page was loaded. They end with their screens. */
const known = new WeakSet<QueryClient>();
const clients: WeakRef<QueryClient>[] = [];
const listeners = new Set<(client: QueryClient) => void>();

/** For what stores edits that wait for the connection, which is loaded later. */
export function noteEdited(client: QueryClient): void {
  if (known.has(client)) return;
  known.add(client);
  clients.push(new WeakRef(client));
  listeners.forEach((listener) => listener(client));
}

/** Calls back for each cache, now or when something is edited through it. */
export function watchEdited(listener: (client: QueryClient) => void): () => void {
  for (const reference of clients) {
    const client = reference.deref();
    if (client) listener(client);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

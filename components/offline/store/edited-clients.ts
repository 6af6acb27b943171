import type { QueryClient } from "@tanstack/react-query";

/** The caches through which something was edited since the page was loaded. */
const clients = new Set<QueryClient>();
const listeners = new Set<(client: QueryClient) => void>();

/** For what stores edits that wait for the connection, which is loaded later. */
export function noteEdited(client: QueryClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  listeners.forEach((listener) => listener(client));
}

/** Calls back for each cache, now or when something is edited through it. */
export function watchEdited(listener: (client: QueryClient) => void): () => void {
  clients.forEach(listener);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

"use client";
import { useEffect, useState } from "react";
import type { QueryClient } from "@tanstack/react-query";
import { newQueryClient } from "@/components/board-store/board-data";

/** Clients of screens that were left before their edits were sent; only in the browser. */
const unfinished = new Map<string, QueryClient>();
/** Clients of screens that people come back to. */
const lasting = new Map<string, QueryClient>();

/** The client outlives its screen until all edits are sent; the screen shows them when it is opened again. */
export function useScreenClient(screen: string, fill: (client: QueryClient) => void): QueryClient {
  const [client] = useState(() => {
    const found = unfinished.get(screen) ?? lasting.get(screen) ?? newQueryClient();
    fill(found);
    return found;
  });
  useEffect(() => {
    client.mount();
    return () => void whenSent(screen, client).then(() => client.unmount());
  }, [screen, client]);
  return client;
}

/** The screen shows the same data at once when it is opened again, until the page is closed. */
export function useLastingClient(screen: string, client: QueryClient): void {
  useEffect(() => void lasting.set(screen, client), [screen, client]);
}

/** Only a mounted client resumes when the connection is back. */
function whenSent(screen: string, client: QueryClient): Promise<void> {
  if (client.isMutating() === 0) return Promise.resolve();

  unfinished.set(screen, client);
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return;
      stop();
      if (unfinished.get(screen) === client) unfinished.delete(screen);
      resolve();
    });
  });
}

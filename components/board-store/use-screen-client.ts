"use client";
import { useEffect, useState } from "react";
import type { QueryClient } from "@tanstack/react-query";
import { newQueryClient } from "@/components/board-store/board-data";

/** Clients of screens that were left before their edits were sent; only in the browser. */
const unfinished = new Map<string, QueryClient>();
/** Clients of screens that are on the page. */
const shown = new Map<string, QueryClient>();
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
    shown.set(screen, client);
    return () => {
      if (shown.get(screen) === client) shown.delete(screen);
      void whenSent(screen, client).then(() => client.unmount());
    };
  }, [screen, client]);
  return client;
}

/** Edits through the client of a screen that need not be on the page; it shows them when it is opened. */
export function editOffScreen(screen: string, edit: (client: QueryClient) => void): void {
  const onPage = shown.get(screen);
  if (onPage) return edit(onPage);

  const client = unfinished.get(screen) ?? lasting.get(screen) ?? newQueryClient();
  client.mount();
  edit(client);
  void whenSent(screen, client).then(() => client.unmount());
}

export const boardScreenOf = (boardId: number, viewerId: number): string => `board ${boardId} of ${viewerId}`;

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

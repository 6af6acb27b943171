import type { DragMessage, LiveChange } from "@/lib/live/changes";

const encoder = new TextEncoder();

export const ready = (boards: Iterable<number>) =>
  encoder.encode(`retry: 2000\n${event("ready", { boards: [...boards] })}`);

export const changed = (change: LiveChange) => encoder.encode(event("changed", change));

export const dragged = (message: DragMessage) => encoder.encode(event("drag", message));

/** Messages may have been lost. */
export const RESYNC = encoder.encode(event("resync", {}));

/** No longer for this viewer. */
export const ended = (board: number) => encoder.encode(event("ended", { board }));

/** So that neither side, nor a proxy in between, takes the stream for dead. */
export const PING = encoder.encode(": ping\n\n");

function event(name: string, data: object) {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

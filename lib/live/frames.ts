import type { DragMessage, LiveChange } from "@/lib/live/changes";

const encoder = new TextEncoder();

export const readyFrame = (boards: Iterable<number>) =>
  encoder.encode(`retry: 2000\n${event("ready", { boards: [...boards] })}`);

export const changedFrame = (change: LiveChange) => encoder.encode(event("changed", change));

/** @param changes JSON of `LiveChange["changes"]` */
export const changedFrameWith = (change: LiveChange, changes: string) =>
  encoder.encode(`event: changed\ndata: ${JSON.stringify(change).slice(0, -1)},"changes":${changes}}\n\n`);

export const draggedFrame = (message: DragMessage) => encoder.encode(event("drag", message));

/** Sent when messages may have been lost. */
export const RESYNC = encoder.encode(event("resync", {}));

/** The reader may no longer see this board. */
export const endedFrame = (board: number) => encoder.encode(event("ended", { board }));

/** Keeps both sides, and proxies in between, from closing an idle stream. */
export const PING = encoder.encode(": ping\n\n");

function event(name: string, data: object) {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

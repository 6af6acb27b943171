import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { oncePerProcess } from "@/lib/once";

/** Longer than a few pings. */
const IDLE = 60_000;
const GRACE_PERIOD = 500;

const sockets = () => oncePerProcess("live sockets", () => new Set<Socket>());

/** A reader who stops reading keeps a socket, and Next's shutdown, open for hours, so idle sockets are closed. */
export function trackLiveSocket({ url, socket }: IncomingMessage, _response: ServerResponse, next: () => void): void {
  if (url?.startsWith("/live/")) endWhenIdle(socket);
  next();
}

function endWhenIdle(socket: Socket) {
  socket.setTimeout(IDLE);
  if (sockets().has(socket)) return;
  sockets().add(socket);
  socket.once("close", () => sockets().delete(socket));
}

/** Leaves a moment for the last frames. */
export function destroyLiveSockets(): void {
  setTimeout(() => sockets().forEach((socket) => socket.destroy()), GRACE_PERIOD).unref();
}

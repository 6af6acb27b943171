import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { oncePerProcess } from "@/lib/once";

/** Longer than a few pings. */
const IDLE = 60_000;
const A_MOMENT = 500;

const sockets = () => oncePerProcess("live sockets", () => new Set<Socket>());

/** A reader who takes nothing any more keeps his socket for hours, and with it Next's shutdown: such sockets are ended. */
export function watchLiveSockets(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!request.url?.startsWith("/live/")) return;

    const { socket } = request;
    socket.setTimeout(IDLE);
    if (sockets().has(socket)) return;
    sockets().add(socket);
    socket.once("close", () => sockets().delete(socket));
  });
}

/** Once what was on its way has had its moment. */
export function destroyLiveSockets(): void {
  setTimeout(() => sockets().forEach((socket) => socket.destroy()), A_MOMENT).unref();
}

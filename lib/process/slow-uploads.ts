import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

const HOUR = 60 * 60 * 1000;

/** Node ends what takes more than five minutes to come, as large files do on slow lines. Who stalls is refused by `lib/http/arriving`. */
export function allowSlowUploads(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    server.requestTimeout = HOUR;
  });
}

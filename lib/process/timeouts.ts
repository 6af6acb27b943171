import "server-only";
import type { Server } from "node:http";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/**
 * Node ends what takes more than five minutes to come, as large files do on slow lines: here the pace decides
 * (`lib/process/slow-bodies.ts`), and the hour is only the end of everything. Headers are small and come at once.
 */
export function allowSlowUploads(server: Server): void {
  server.requestTimeout = HOUR;
  server.headersTimeout = 20 * SECOND;
}

import "server-only";
import type { Server } from "node:http";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/**
 * Node ends requests after five minutes, but large files take longer on slow connections: the pace decides
 * (`lib/process/slow-bodies.ts`), and the hour is only the upper limit.
 */
export function allowSlowUploads(server: Server): void {
  server.requestTimeout = HOUR;
  server.headersTimeout = 20 * SECOND;
}

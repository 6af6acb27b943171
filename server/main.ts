import "server-only";
import { createServer } from "node:http";
import next from "next";
import { routeFiles } from "@/generated/route-files";
import { env } from "@/lib/env";
import { front } from "@/server/front";
import { httpServer, listenOnSharedPort } from "@/server/listen";
import { endOnSignal } from "@/server/end";
import { logConsoleErrors } from "@/server/console-errors";
import { startWorker } from "@/lib/jobs/worker";

const { HOST, PORT, BOARDS_WORKER } = env();
const hasWorker = BOARDS_WORKER === "on";
const isDevelopment = process.env.NODE_ENV === "development";
/** `next` shows that both ways answer alike, and what each of them costs. */
const isByNext = isDevelopment || process.env.BOARDS_ROUTES_BY === "next";

if (!isDevelopment) logConsoleErrors();

const server = httpServer((request, response) => listener(request, response));
const app = next({
  dev: isDevelopment,
  dir: process.cwd(),
  hostname: HOST ?? "localhost",
  port: PORT,
  // Next adds a listener for protocol upgrades, which only its development server needs.
  httpServer: isDevelopment ? server : createServer(),
});
const listener = front({
  routeFiles: isByNext ? routeFiles.map(([path]) => [path, null] as const) : routeFiles,
  next: app.getRequestHandler(),
});

await app.prepare();
if (hasWorker) startWorker();
listenOnSharedPort(server);
endOnSignal(server, { hasWorker });

import "server-only";
import { pagePaths } from "@/generated/page-paths";
import { routeFiles } from "@/generated/route-files";
import { env } from "@/lib/env";
import { startReceivingMail } from "@/lib/incoming-mail/server/start";
import { startWorker } from "@/lib/jobs/worker";
import { startMetrics } from "@/lib/metrics/metrics";
import { reportToOthers } from "@/lib/metrics/processes";
import { logConsoleErrors } from "@/server/console-errors";
import { endOnSignal } from "@/server/end";
import { front } from "@/server/front";
import { httpServer, listenOnSharedPort } from "@/server/listen";
import { pagesOf } from "@/server/pages";

const hasWorker = env().BOARDS_WORKER === "on";
const isDevelopment = process.env.NODE_ENV === "development";
/** `next` shows that both ways answer alike, and what each of them costs. */
const isByNext = isDevelopment || process.env.BOARDS_ROUTES_BY === "next";

if (!isDevelopment) logConsoleErrors();

if (env().METRICS_TOKEN) {
  await startMetrics();
  reportToOthers();
}
const server = httpServer((request, response) => listener(request, response));
const listener = front({
  routeFiles: isByNext ? routeFiles.map(([path]) => [path, null] as const) : routeFiles,
  pages: pagePaths,
  build: isDevelopment ? null : (process.env.BOARDS_BUILD_DIR ?? null),
  next: pagesOf(server),
});
listenOnSharedPort(server);
if (hasWorker) startWorker();
if (hasWorker) startReceivingMail();
endOnSignal(server, { hasWorker });

import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { MethodNotAllowed, Refusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { metrics } from "@/lib/metrics/metrics";
import { metricsText } from "@/lib/metrics/text";
import { sameText } from "@/lib/secrets/secrets";
import type { Guard } from "@/server/guards";
import { pathOf } from "@/server/node-request";
import { refuse } from "@/server/refuse";

export const METRICS_PATH = "/metrics";

/** Answers anyone who knows `METRICS_TOKEN`. Without that setting there is nothing at this address. */
export const answerMetrics: Guard = (request, response, next) => {
  if (pathOf(request.url ?? "") !== METRICS_PATH) return next();
  if (request.method !== "GET") return refuse(request, response, new MethodNotAllowed(["GET"]));
  if (!hasToken(request)) return refuse(request, response, tokenMissing());

  send(response).catch((error: unknown) => {
    logger().error({ err: error }, "the metrics could not be collected");
    refuse(request, response, new Refusal(500, "internal_server_error", "Something went wrong"));
  });
};

const tokenMissing = () =>
  new Refusal(401, "rest_forbidden", "The token is missing or wrong.", { headers: { "WWW-Authenticate": "Bearer" } });

function hasToken({ headers }: IncomingMessage): boolean {
  const token = env().METRICS_TOKEN;
  const [, sent] = /^Bearer (.+)$/i.exec(headers.authorization ?? "") ?? [];
  return token !== undefined && sent !== undefined && sameText(sent, token);
}

async function send(response: ServerResponse): Promise<void> {
  const measured = metrics();
  if (!measured) throw new Error("The metrics have not been started.");
  const { text, contentType } = await metricsText(measured);
  response
    .writeHead(200, {
      "Content-Type": contentType,
      "Content-Length": Buffer.byteLength(text),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    })
    .end(text);
}

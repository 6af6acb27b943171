import "server-only";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { REQUEST_ID } from "@/lib/http/response/headers";
import { oncePerProcess } from "@/lib/once";
import type { Guard } from "@/server/guards";

/** Ids of page requests that failed without a database, until their response begins. */
const withoutDatabase = () =>
  oncePerProcess("pages without a database", () => new LRUCache<string, true>({ max: 1000 }));

export const markUnavailable = (requestId: string): void => void withoutDatabase().set(requestId, true);

/**
 * Next answers 500 to uncaught errors of pages. Without a database it becomes 503, as in the API, since a retry may
 * work.
 */
export const answerUnavailablePage: Guard = (_, response, next) => {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(isUnavailable(status, response) ? unavailable(response) : status, ...rest)) as typeof response.writeHead;
  next();
};

const isUnavailable = (status: number, response: ServerResponse) =>
  status === 500 && withoutDatabase().delete(String(response.getHeader(REQUEST_ID)));

function unavailable(response: ServerResponse): number {
  response.setHeader("Retry-After", "5");
  response.statusMessage = "Service Unavailable";
  return 503;
}

import "server-only";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { REQUEST_ID } from "@/lib/http/request/request-id";
import { oncePerProcess } from "@/lib/once";
import type { Guard } from "@/lib/process/guards";

/** The requests of pages that found no database, by their ids, until their answers begin. */
const withoutDatabase = () =>
  oncePerProcess("pages without a database", () => new LRUCache<string, true>({ max: 1000 }));

/** The page of this request failed because the database does not answer. */
export const markUnavailable = (requestId: string): void => void withoutDatabase().set(requestId, true);

/** Next answers 500 to whatever a page did not catch. Without a database it is 503, as in the API: a moment later the page may work. */
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

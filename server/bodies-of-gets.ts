import "server-only";
import type { IncomingMessage } from "node:http";
import { isJson } from "@/lib/http/request/body";
import { METHOD_OVERRIDE } from "@/lib/http/request/method";
import type { Guard } from "@/server/guards";
import { isForApi, pathOf } from "@/server/node-request";

/** A Web request can't be a GET with a body, but WordPress reads it when it is JSON: it becomes a POST that overrides. */
export const convertGetBody: Guard = (request, _response, next) => {
  if (isGetWithJson(request) && isForApi(request) && !namesMethod(request)) {
    request.method = "POST";
    request.headers[METHOD_OVERRIDE] = "GET";
  }
  next();
};

function isGetWithJson(request: IncomingMessage): boolean {
  return request.method === "GET" && hasBody(request) && isJson(request.headers["content-type"] ?? "");
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers["content-length"]) > 0 || headers["transfer-encoding"] !== undefined;

/** An override is ignored on a GET, but would count on a POST. */
const namesMethod = ({ url = "/", headers }: IncomingMessage): boolean =>
  headers[METHOD_OVERRIDE] !== undefined || new URLSearchParams(url.slice(pathOf(url).length)).has("_method");

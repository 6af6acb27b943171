import "server-only";
import type { IncomingMessage } from "node:http";
import { isJson } from "@/lib/http/request/body";
import { METHOD_OVERRIDE } from "@/lib/http/request/method";
import { isForApi, urlOf } from "@/lib/process/node-request";
import type { Guard } from "@/lib/process/guards";

/**
 * Next drops the body of a GET, but WordPress reads it when it is JSON: on the API it becomes a POST with an override
 * to GET.
 */
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
const namesMethod = (request: IncomingMessage): boolean =>
  request.headers[METHOD_OVERRIDE] !== undefined || new URL(urlOf(request)).searchParams.has("_method");

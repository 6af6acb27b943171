import "server-only";
import type { IncomingMessage } from "node:http";
import { isJson } from "@/lib/http/request/body";
import { METHOD_OVERRIDE } from "@/lib/http/request/method";
import { isForApi, urlOf } from "@/lib/process/node-request";
import type { Guard } from "@/lib/process/guards";

/** Next drops the body of a GET, which WordPress reads when it is JSON: on the API it comes as a POST that is to be taken for a GET. */
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

/** As a POST it would be heard; on a GET it is not. */
const namesMethod = (request: IncomingMessage): boolean =>
  request.headers[METHOD_OVERRIDE] !== undefined || new URL(urlOf(request)).searchParams.has("_method");

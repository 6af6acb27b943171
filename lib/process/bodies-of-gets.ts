import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { isJson } from "@/lib/http/body";
import { METHOD_OVERRIDE } from "@/lib/http/method";
import { isServedHere } from "@/lib/http/spelling";

/** Next drops the body of a GET, which WordPress reads when it is JSON: on the API it comes as a POST that is to be taken for a GET. */
export function keepBodiesOfGets(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!isGetWithJson(request) || !isForApi(request) || namesMethod(request)) return;

    request.method = "POST";
    request.headers[METHOD_OVERRIDE] = "GET";
  });
}

function isGetWithJson({ method, headers }: IncomingMessage): boolean {
  const hasBody = Number(headers["content-length"]) > 0 || headers["transfer-encoding"] !== undefined;
  return method === "GET" && hasBody && isJson(headers["content-type"] ?? "");
}

const isForApi = (request: IncomingMessage): boolean => request.url?.startsWith("/") === true && isServedHere({ url: addressOf(request) }, env());

/** As a POST it would be heard; on a GET it is not. */
const namesMethod = (request: IncomingMessage): boolean => request.headers[METHOD_OVERRIDE] !== undefined || new URL(addressOf(request)).searchParams.has("_method");

const addressOf = ({ url = "" }: IncomingMessage) => `http://localhost${url}`;

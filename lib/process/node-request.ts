import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { addressOf } from "@/lib/http/request/address";
import { isApiAddress, isServedHere } from "@/lib/http/request/spelling";

/** A request of Node's with an address that the kernel can read. */
export const urlOf = ({ url = "/" }: IncomingMessage): string => `http://localhost${url.startsWith("/") ? url : "/"}`;

/** Whether an endpoint of the API is called, as far as its namespace tells. */
export const isForApi = (request: IncomingMessage): boolean => isServedHere({ url: urlOf(request) }, env());

/** Whether the address is one of the API's, whatever stands there: refusals are JSON then. */
export const isBelowApi = (request: IncomingMessage): boolean => isApiAddress({ url: urlOf(request) }, env());

/** Who calls, as the kernel sees it. */
export const callerAddress = ({ headers }: IncomingMessage): string =>
  addressOf({ headers: { get: (name) => [headers[name]].flat()[0] ?? null } });

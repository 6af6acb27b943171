import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { addressOf } from "@/lib/http/request/address";
import { isApiAddress, isServedHere } from "@/lib/http/request/spelling";

export const urlOf = ({ url = "/" }: IncomingMessage): string => `http://localhost${url.startsWith("/") ? url : "/"}`;

/** Whether the namespace belongs to an endpoint of the API. */
export const isForApi = (request: IncomingMessage): boolean => isServedHere({ url: urlOf(request) }, env());

/** Whether the address is below the API's prefix: its refusals are JSON, even if nothing is served there. */
export const isBelowApi = (request: IncomingMessage): boolean => isApiAddress({ url: urlOf(request) }, env());

export const callerAddress = ({ headers }: IncomingMessage): string =>
  addressOf({ headers: { get: (name) => [headers[name]].flat()[0] ?? null } });

import "server-only";
import { env } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import { isHostMatchedBy } from "@/lib/outside/address";
import { OutsideError } from "@/lib/outside/error";
import { addressesOf, queryNameServer } from "@/lib/outside/resolve";
import { outsideUrl } from "@/lib/outside/url";

const MILLISECONDS = 3_000;

/** The URL of an endpoint. Only hosts that the operator allows may be asked without TLS. @throws OutsideError */
export function endpointUrl(endpoint: string): URL {
  const url = outsideUrl(endpoint);
  const target = { host: url.hostname, port: Number(url.port || 80) };
  if (url.protocol !== "https:" && !isHostMatchedBy(env().OUTSIDE_ALLOW, target)) throw new OutsideError("not-allowed");
  return url;
}

/** A host that can't be found now is checked when something is sent. @throws Invalid for an internal address */
export async function checkEndpoint(endpoint: string): Promise<void> {
  try {
    await addressesOf(endpointUrl(endpoint), queryNameServer, AbortSignal.timeout(MILLISECONDS));
  } catch (error) {
    if (isRefused(error)) throw new Invalid("A push service must have a public address with https.");
    if (!(error instanceof OutsideError) && !isTimeout(error)) throw error;
  }
}

const isRefused = (error: unknown) => error instanceof OutsideError && error.reason === "not-allowed";
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";

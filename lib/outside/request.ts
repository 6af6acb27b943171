import "server-only";
import http from "node:http";
import https from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import { OutsideError } from "@/lib/outside/error";

export interface OutgoingRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const MAX_HEADER_BYTES = 16 * 1024;

/** Connects to one of these addresses only; TLS and the Host header use the URL's name. The caller reads the body. */
export function sendRequest(
  url: URL,
  addresses: string[],
  { method, headers, body }: OutgoingRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  // A new connection: not pooled, and without a proxy from the environment.
  const options = {
    method,
    headers,
    signal,
    agent: false,
    lookup: fixedLookup(addresses),
    maxHeaderSize: MAX_HEADER_BYTES,
  } as const;

  return new Promise((resolve, reject) => {
    const outgoing = request(url, options);
    outgoing.once("response", resolve);
    // An error after the answer has begun appears again when its body is read.
    outgoing.on("error", (cause) => reject(new OutsideError("not-found", { cause })));
    outgoing.once("close", () => reject(new OutsideError("unreadable")));
    outgoing.end(body);
  });
}

/** Answers DNS look-ups with the checked addresses, so that a second look-up can't return others. */
export function fixedLookup(addresses: string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all }, done) => {
    const [first = { address: "", family: 0 }] = known;
    if (all) done(null, known);
    else done(null, first.address, first.family);
  };
}

import "server-only";
import http from "node:http";
import https from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import { OutsideError } from "@/lib/outside/error";

export interface Question {
  method: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** More is no header any more. */
const LARGEST_HEADERS = 16 * 1024;

/** Asks one URL at one of these addresses and nowhere else; the name counts for TLS and the Host header. Its body waits to be read. */
export function ask(
  url: URL,
  addresses: string[],
  { method, headers, body }: Question,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  // A connection of its own: none is kept, shared or led through a proxy of the environment.
  const options = {
    method,
    headers,
    signal,
    agent: false,
    lookup: only(addresses),
    maxHeaderSize: LARGEST_HEADERS,
  } as const;

  return new Promise((resolve, reject) => {
    const asked = request(url, options);
    asked.once("response", resolve);
    // What goes wrong once the answer has begun shows again where its body is read.
    asked.on("error", (cause) => reject(new OutsideError("not-found", { cause })));
    asked.once("close", () => reject(new OutsideError("unreadable")));
    asked.end(body);
  });
}

/** Answers every look-up with what was looked up and checked before, so that a name can't change its mind in between. */
function only(addresses: string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all }, done) => {
    const [first = { address: "", family: 0 }] = known;
    if (all) done(null, known);
    else done(null, first.address, first.family);
  };
}

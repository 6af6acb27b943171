import "server-only";
import type { IncomingMessage } from "node:http";
import { ACCEPTED_ENCODINGS, type Body, readBody } from "@/lib/outside/body";
import { OutsideError } from "@/lib/outside/error";
import { sendRequest } from "@/lib/outside/request";
import { addressesOf, queryNameServer, type Resolve } from "@/lib/outside/resolve";
import { outsideUrl, redirectedUrl } from "@/lib/outside/url";

interface Options {
  method?: "GET" | "POST";
  /** Sent to the requested host, but not to hosts that it redirects to. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  limit?: number;
  /** For everything together: DNS, all redirects and the whole body. */
  milliseconds?: number;
  resolve?: Resolve;
}

export interface OutsideAnswer extends Body {
  url: URL;
  status: number;
  headers: IncomingMessage["headers"];
}

const MAX_REDIRECTS = 5;

/** The only way to fetch an address from user input. Checks each redirect, too. @throws OutsideError */
export async function fetchOutside(address: string | URL, options: Options = {}): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(options.milliseconds ?? 8_000);
  try {
    return await answerOf(outsideUrl(address), options, signal);
  } catch (error) {
    if (signal.aborted) throw new OutsideError("too-slow", { cause: error });
    throw error instanceof OutsideError ? error : new OutsideError("unreadable", { cause: error });
  }
}

async function answerOf(
  first: URL,
  { method = "GET", headers = {}, body, limit = 512 * 1024, resolve = queryNameServer }: Options,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const sent = {
      "user-agent": "Boards",
      "accept-encoding": ACCEPTED_ENCODINGS,
      ...(url.origin === first.origin && headers),
    };
    const response = await sendRequest(
      url,
      await addressesOf(url, resolve, signal),
      { method, headers: sent, body },
      signal,
    );
    const target = method === "GET" && REDIRECTS.has(response.statusCode ?? 0) ? response.headers.location : undefined;
    if (target === undefined)
      return { url, status: response.statusCode ?? 0, headers: response.headers, ...(await readBody(response, limit)) };

    response.destroy();
    url = redirectedUrl(url, target);
  }
  throw new OutsideError("too-many-redirects");
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

import "server-only";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { ACCEPTED_ENCODINGS, type Body, readBody, wholeBody } from "@/lib/outside/body";
import { OutsideError } from "@/lib/outside/error";
import { sendRequest } from "@/lib/outside/request";
import { addressesOf, queryNameServer, type Resolve } from "@/lib/outside/resolve";
import { outsideUrl, redirectedUrl } from "@/lib/outside/url";

interface Options {
  method?: "GET" | "POST";
  /** Sent to the requested host, but not to hosts that it redirects to. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Bytes of the body. */
  limit?: number;
  /** For everything together: DNS, all redirects and the whole body. */
  milliseconds?: number;
  /** Of a GET; otherwise the redirect itself is the answer. */
  followsRedirects?: boolean;
  resolve?: Resolve;
}

export interface OutsideAnswer extends Body {
  url: URL;
  status: number;
  headers: IncomingMessage["headers"];
}

const MAX_REDIRECTS = 5;

const DEFAULT_LIMIT = 512 * 1024;

/** The only way to fetch an address from user input. Checks each redirect, too. @throws OutsideError */
export async function fetchOutside(address: string | URL, options: Options = {}): Promise<OutsideAnswer> {
  return withinTime(options, async (signal) => {
    const { url, response } = await answerOf(outsideUrl(address), options, signal);
    const body = await readBody(response, options.limit ?? DEFAULT_LIMIT);
    return { url, status: response.statusCode ?? 0, headers: response.headers, ...body };
  });
}

/** Its bytes as they arrive. The stream fails past the limit or the time. @throws OutsideError for any status but 200 */
export async function openOutside(address: string | URL, options: Options = {}): Promise<Readable> {
  return withinTime(options, async (signal) => {
    const { response } = await answerOf(outsideUrl(address), options, signal);
    if (response.statusCode === 200) return Readable.from(wholeBody(response, options.limit ?? DEFAULT_LIMIT));

    response.destroy();
    throw new OutsideError("not-found");
  });
}

async function withinTime<Result>(
  { milliseconds = 8_000 }: Options,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await work(signal);
  } catch (error) {
    if (signal.aborted) throw new OutsideError("too-slow", { cause: error });
    throw error instanceof OutsideError ? error : new OutsideError("unreadable", { cause: error });
  }
}

async function answerOf(
  first: URL,
  { method = "GET", headers = {}, body, followsRedirects = method === "GET", resolve = queryNameServer }: Options,
  signal: AbortSignal,
): Promise<{ url: URL; response: IncomingMessage }> {
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
    const isRedirect = followsRedirects && REDIRECTS.has(response.statusCode ?? 0);
    const target = isRedirect ? response.headers.location : undefined;
    if (target === undefined) return { url, response };

    response.destroy();
    url = redirectedUrl(url, target);
  }
  throw new OutsideError("too-many-redirects");
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

import { env } from "@/lib/env";
import { ClientGone, InvalidJson, Refusal, TooLarge } from "@/lib/errors";
import { brokenOff } from "@/lib/http/request/arriving";
import { parseForm } from "@/lib/http/request/form";
import { withinLimits } from "@/lib/http/request/limits";
import { parseMultipart } from "@/lib/http/request/multipart";

export type Input = Record<string, unknown>;

/**
 * The body as a map, whatever its form: JSON (also under `text/plain`), url-encoded, or the text fields of multipart.
 * An empty body is an empty map.
 *
 * @throws InvalidJson for JSON that is none, TooLarge past the limit, Invalid past the limits of depth and keys, and
 * ClientGone or TooSlow for one that breaks off.
 */
export async function readBody(request: Request, limit: number = env().BOARDS_JSON_LIMIT): Promise<Input> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return {};

  if (type.includes("multipart/form-data"))
    return withinLimits(await parseMultipart(bytes, request.headers.get("content-type") ?? ""));
  if (type.includes("application/x-www-form-urlencoded")) return withinLimits(parseForm(bytes.toString("utf8")));
  if (isJson(type)) return withinLimits(parseJson(bytes));

  return withinLimits(parseJsonIfItIs(bytes));
}

export const isJson = (contentType: string) => /[/+]json\b/i.test(contentType);

/** For whom nobody knows: what a form without a file needs, and no more. */
export const readSmallBody = (request: Request): Promise<Input> => readBody(request, smallLimit());

const SMALL = 64 * 1024;
const smallLimit = () => Math.min(SMALL, env().BOARDS_JSON_LIMIT);

/** What is sent is counted, not what is announced: a chunked body announces nothing. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (request.method === "GET" || request.method === "HEAD") return Buffer.alloc(0);
  if (Number(request.headers.get("content-length")) > limit) throw new TooLarge();
  refuseAborted(request);

  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) throw new TooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : brokenOff(error);
  }
  return Buffer.concat(chunks);
}

/** Next takes the body of a request away whose client has gone: it would count as empty. @throws ClientGone */
export function refuseAborted({ signal }: Request): void {
  if (signal.aborted) throw new ClientGone();
}

function parseJson(bytes: Uint8Array): Input {
  const text = utf8(bytes);
  if (text.trim() === "") return {};

  const value = parsedOrRefused(text);
  if (value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== "object" || Array.isArray(value)) throw new InvalidJson();
  return value as Input;
}

/** Without the byte order mark. Bytes that are no UTF-8 are no JSON either, rather than text with holes. */
function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidJson();
  }
}

function parsedOrRefused(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidJson();
  }
}

function parseJsonIfItIs(bytes: Buffer): Input {
  return bytes.toString("utf8", 0, 64).trimStart().startsWith("{") ? parseJson(bytes) : {};
}

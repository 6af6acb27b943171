import { env } from "@/lib/env";
import { ClientGone, InvalidJson, Refusal, TooLarge, Invalid } from "@/lib/errors";
import { connectionError } from "@/lib/http/request/body-chunks";
import { parseForm, tooManyFields } from "@/lib/http/request/form";
import { withinLimits, KEY_LIMIT } from "@/lib/http/request/limits";
import busboy from "busboy";

export type Input = Record<string, unknown>;

/**
 * The body as a map: JSON (also as `text/plain`), url-encoded, or the text fields of multipart. An empty body is an
 * empty map.
 * @param listAs the parameter for a JSON list, which is otherwise invalid
 * @throws InvalidJson, TooLarge, Invalid past the limits of depth and keys, and ClientGone or TooSlow when it breaks
 * off
 */
export async function readBody(
  request: Request,
  limit: number = env().BOARDS_JSON_LIMIT,
  listAs?: string,
): Promise<Input> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return {};

  if (type.includes("multipart/form-data"))
    return withinLimits(await parseMultipart(bytes, request.headers.get("content-type") ?? ""));
  if (type.includes("application/x-www-form-urlencoded")) return withinLimits(parseForm(bytes.toString("utf8")));
  if (isJson(type)) return withinLimits(parseJson(bytes, listAs));

  return withinLimits(parseJsonIfPresent(bytes));
}

export const isJson = (contentType: string) => /[/+]json\b/i.test(contentType);

/** For signed-out callers: enough for a form without a file. */
export const readSmallBody = (request: Request): Promise<Input> => readBody(request, smallLimit());

const SMALL = 64 * 1024;
const smallLimit = () => Math.min(SMALL, env().BOARDS_JSON_LIMIT);

/** Counts received bytes, as a chunked body has no Content-Length. */
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
    throw error instanceof Refusal ? error : connectionError(error);
  }
  return Buffer.concat(chunks);
}

/** Next empties the body when the client has disconnected, so it would count as an empty one. @throws ClientGone */
export function refuseAborted({ signal }: Request): void {
  if (signal.aborted) throw new ClientGone();
}

function parseJson(bytes: Uint8Array, listAs?: string): Input {
  const text = utf8(bytes);
  if (text.trim() === "") return {};

  const value = parseOrRefuse(text);
  if (value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (Array.isArray(value) && listAs !== undefined) return { [listAs]: value };
  if (typeof value !== "object" || Array.isArray(value)) throw new InvalidJson();
  return value as Input;
}

/** Decodes without the byte order mark, and refuses invalid UTF-8 instead of replacing bytes. */
function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidJson();
  }
}

function parseOrRefuse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidJson();
  }
}

function parseJsonIfPresent(bytes: Buffer): Input {
  return bytes.toString("utf8", 0, 64).trimStart().startsWith("{") ? parseJson(bytes) : {};
}

/**
 * The text fields of a multipart body; endpoints stream files themselves.
 * @throws Invalid for an incomplete form, and past the limits of a url-encoded form
 */
async function parseMultipart(bytes: Buffer, type: string): Promise<Record<string, unknown>> {
  return parseForm(String(await fieldsOf(bytes, type)));
}

function fieldsOf(bytes: Buffer, type: string): Promise<URLSearchParams> {
  const fields = new URLSearchParams();
  return new Promise((done, fail) => {
    const parser = multipartParser(type);
    parser.on("field", (name: string | undefined, value, { valueTruncated }) => {
      if (valueTruncated) fail(new TooLarge());
      if (name !== undefined) fields.append(name, value);
    });
    parser.on("fieldsLimit", () => fail(tooManyFields()));
    parser.on("partsLimit", () => fail(tooManyFields()));
    parser.on("error", () => fail(new Invalid("The form is not complete.")));
    parser.on("close", () => done(fields));
    parser.end(bytes);
  });
}

function multipartParser(type: string) {
  try {
    return busboy({
      headers: { "content-type": type },
      limits: { fields: KEY_LIMIT, fieldSize: env().BOARDS_JSON_LIMIT, files: 0, parts: 2 * KEY_LIMIT },
    });
  } catch {
    throw new Invalid("The form is not complete.");
  }
}

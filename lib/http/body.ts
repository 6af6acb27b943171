import busboy from "busboy";
import { Readable } from "node:stream";
import { env } from "@/lib/env";
import { Invalid, InvalidJson, TooLarge } from "@/lib/errors";
import { parseForm } from "@/lib/http/form";
import { withinLimits } from "@/lib/http/limits";

export type Input = Record<string, unknown>;

/**
 * The body as a map, whatever its form: JSON (also under `text/plain`), url-encoded, or the text fields of multipart.
 * An empty body is an empty map.
 *
 * @throws InvalidJson for JSON that is none, TooLarge past the limit, Invalid past the limits of depth and keys.
 */
export async function readBody(request: Request): Promise<Input> {
  if (!request.body || request.method === "GET" || request.method === "HEAD") return {};
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";

  if (type.includes("multipart/form-data")) return withinLimits(await readMultipart(request, type));
  const text = await readText(request);
  if (type.includes("application/x-www-form-urlencoded")) return withinLimits(parseForm(text));
  if (/[/+]json\b/.test(type)) return withinLimits(parseJson(text));

  return withinLimits(parseJsonIfItIs(text));
}

async function readText(request: Request): Promise<string> {
  const limit = env().BOARDS_JSON_LIMIT;
  if (Number(request.headers.get("content-length")) > limit) throw new TooLarge();

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): Input {
  if (text.trim() === "") return {};

  const value = parsedOrRefused(text);
  if (value === null) return {};
  if (typeof value !== "object" || Array.isArray(value)) throw new InvalidJson();
  return value as Input;
}

function parsedOrRefused(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidJson();
  }
}

function parseJsonIfItIs(text: string): Input {
  return text.trimStart().startsWith("{") ? parseJson(text) : {};
}

const MULTIPART_LIMITS = { fields: 1_000, fieldSize: 1024 * 1024, files: 0, parts: 2_000 };

/** Text fields only: files are streamed by the endpoints that take them. */
async function readMultipart(request: Request, type: string): Promise<Input> {
  const limit = env().BOARDS_JSON_LIMIT;
  if (Number(request.headers.get("content-length")) > limit) throw new TooLarge();

  const fields = new URLSearchParams();
  let size = 0;
  await new Promise<void>((done, fail) => {
    const parser = multipartParser(type);
    parser.on("field", (name, value, { valueTruncated }) => {
      size += name.length + value.length;
      if (valueTruncated || size > limit) fail(new TooLarge());
      fields.append(name, value);
    });
    parser.on("fieldsLimit", () => fail(new TooLarge()));
    parser.on("partsLimit", () => fail(new TooLarge()));
    parser.on("error", () => fail(new Invalid("The form is not complete.")));
    parser.on("close", done);
    Readable.fromWeb(request.body as never).on("error", () => fail(new Invalid("The form is not complete."))).pipe(parser);
  });
  return parseForm(fields.toString());
}

function multipartParser(type: string) {
  try {
    return busboy({ headers: { "content-type": type }, limits: MULTIPART_LIMITS });
  } catch {
    throw new Invalid("The form is not complete.");
  }
}

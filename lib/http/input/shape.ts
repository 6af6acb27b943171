import { Refusal } from "@/lib/errors";
import { type Json, JsonText } from "@/lib/http/response/json";
import { type Reply, StreamedReply } from "@/lib/http/response/reply";
import { textResponse } from "@/lib/http/response/text-response";
import { urlOf } from "@/lib/http/request/url";

/** Applies WordPress's own parameters `_fields`, `_envelope` and `_jsonp` to the response. */
export function shapedResponse(request: Request, reply: Reply, headers: Record<string, string>): Response {
  const { status, body, headers: own } = reply;
  if (reply instanceof StreamedReply) return new Response(reply.stream, { status, headers });
  if (body === undefined) return new Response(null, { status, headers });

  const url = urlOf(request);
  if (!/[?&]_/.test(url.search))
    return bodyResponse(body instanceof JsonText ? body.body : JSON.stringify(body), { status, headers });

  const picked = fieldsOf(request, { status, body });
  const isEnveloped = url.searchParams.has("_envelope");
  const allow: Record<string, string> = headers.Allow ? { Allow: headers.Allow } : {};
  const text = JSON.stringify(isEnveloped ? { body: picked, status, headers: { ...allow, ...own } } : picked);
  return callbackResponse(request, text, { status: isEnveloped ? 200 : status, headers });
}

/** The body with the fields that `_fields` names; those of errors are always complete. */
export function fieldsOf(request: Request, { status, body }: Pick<Reply, "status" | "body">): Json {
  const { searchParams } = urlOf(request);
  const picks = searchParams.get("_fields") ?? searchParams.getAll("_fields[]").join(",");
  const whole = body instanceof JsonText ? (JSON.parse(body.text) as Json) : body;
  return picks && status < 400 ? withFields(whole, picks) : whole;
}

const bodyResponse = (body: string | ReadableStream<Uint8Array>, init: ResponseInit) =>
  typeof body === "string" ? textResponse(body, init) : new Response(body, init);

const CALLBACK = /^[A-Za-z_$][\w$.]{0,99}$/;

const callbackOf = (request: Request) => (request.method === "GET" ? urlOf(request).searchParams.get("_jsonp") : null);

/** @throws Refusal before anything is done, as in WordPress */
export function refuseBadCallback(request: Request): void {
  const callback = callbackOf(request);
  if (callback !== null && !CALLBACK.test(callback))
    throw new Refusal(400, "rest_callback_invalid", "Invalid JSONP callback function.");
}

function callbackResponse(
  request: Request,
  text: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  const callback = callbackOf(request);
  if (callback === null || !CALLBACK.test(callback)) return textResponse(text, { status, headers });

  // The comment stops content sniffers from reading the callback's name as the start of another format.
  return textResponse(`/**/${callback}(${escapeLineSeparators(text)})`, {
    status,
    headers: { ...headers, "Content-Type": "application/javascript; charset=UTF-8" },
  });
}

const escapeLineSeparators = (text: string) => text.replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");

/** `a,b.c` picks `a` and, inside `b`, only `c`; in a list, from each row. */
export function withFields(body: Json, fields: string): Json {
  const paths = fields
    .split(",")
    .map((field) => field.trim())
    .filter(Boolean)
    .map((field) => field.split("."));
  return paths.length > 0 ? pickPaths(body, paths) : body;
}

function pickPaths(value: Json, paths: string[][]): Json {
  if (Array.isArray(value)) return value.map((row) => pickPaths(row, paths));
  if (typeof value !== "object" || value === null) return value;

  const source = value as { [key: string]: Json };
  const result: Record<string, Json> = {};
  for (const key of new Set(paths.map(([first = ""]) => first))) {
    if (!Object.hasOwn(source, key)) continue;
    const deeper = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    result[key] = deeper.some((rest) => rest.length === 0) ? source[key] : pickPaths(source[key], deeper);
  }
  return result;
}

import "server-only";
import type { Readable } from "node:stream";
import type { z } from "zod";
import { env } from "@/lib/env";
import { type Failure, failureOf, failureOfError, pauseAfter, type Tool, ToolRefusal } from "@/lib/imports/api/failure";
import type { Patience } from "@/lib/imports/api/patience";
import { fetchOutside, openOutside } from "@/lib/outside/fetch";

export interface ToolApi {
  /** @throws ToolRefusal */
  get: <Schema extends z.ZodType>(path: string, sent: Sent, schema: Schema) => Promise<z.infer<Schema>>;
  /** The bytes of a file. @throws OutsideError */
  open: (path: string) => Promise<Readable>;
  tool: Tool;
}

export type Sent = Record<string, string>;

interface Access {
  base: string;
  /** With the credentials, which are never part of an address. */
  headers: Record<string, string>;
}

const LARGEST_ANSWER = 32 * 1024 * 1024;
const LONGEST_DOWNLOAD_MS = 10 * 60 * 1_000;

/** Asks another tool, again where it may help, and waits where the tool says so. */
export function toolApi(tool: Tool, { base, headers }: Access, patience: Patience): ToolApi {
  const end = Date.now() + patience.total;
  const asking = { tool, headers: { accept: "application/json", ...headers }, patience, end };
  const limit = env().BOARDS_UPLOAD_LIMIT;
  return {
    tool,
    get: async (path, sent, schema) => readAs(schema, await textFrom(addressOf(base, path, sent), asking), tool),
    open: (path) => openOutside(addressOf(base, path, {}), { headers, limit, milliseconds: LONGEST_DOWNLOAD_MS }),
  };
}

interface Asking {
  tool: Tool;
  headers: Record<string, string>;
  patience: Patience;
  /** When there is no time left. */
  end: number;
}

/** @throws ToolRefusal */
async function textFrom(address: string, asking: Asking): Promise<string> {
  const { tool, patience, end } = asking;
  for (let attempt = 1, waited = 0; ; attempt += 1) {
    const { failure, headers, text } = await answerFrom(address, asking);
    if (failure === null) return text;

    const pause = pauseAfter(failure, attempt, headers);
    const isTooLong = pause === null || waited + pause > patience.waiting || Date.now() + pause > end;
    if (isTooLong) throw new ToolRefusal(tool, failure);
    await patience.wait(pause);
    waited += pause;
  }
}

const answerFrom = (address: string, { headers, patience, end }: Asking): Promise<Answer> =>
  fetchOutside(address, {
    headers,
    limit: LARGEST_ANSWER,
    milliseconds: Math.min(patience.answer, Math.max(1, end - Date.now())),
  }).then(
    ({ status, headers: received, bytes, isTruncated }) => ({
      failure: isTruncated ? "too-much" : failureOf(status),
      headers: received,
      text: bytes.toString("utf8"),
    }),
    (error: unknown) => ({ failure: failureOfError(error), headers: {}, text: "" }),
  );

interface Answer {
  failure: Failure | null;
  headers: Parameters<typeof pauseAfter>[2];
  text: string;
}

const addressOf = (base: string, path: string, sent: Sent) => `${base}${path}?${new URLSearchParams(sent)}`;

/** Whatever is not what the tool documents counts as no answer. */
function readAs<Schema extends z.ZodType>(schema: Schema, text: string, tool: Tool): z.infer<Schema> {
  const read = schema.safeParse(jsonIn(text));
  if (!read.success) throw new ToolRefusal(tool, "down");
  return read.data;
}

/** Undefined for what is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

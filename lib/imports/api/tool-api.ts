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
  const sentHeaders = { accept: "application/json", ...headers };

  async function answerTo(address: string): Promise<Answer> {
    const milliseconds = Math.min(patience.answer, Math.max(1, end - Date.now()));
    return fetchOutside(address, { headers: sentHeaders, limit: LARGEST_ANSWER, milliseconds }).then(
      ({ status, headers: received, bytes, isTruncated }) =>
        isTruncated
          ? { failure: "too-much", headers: {} }
          : { failure: failureOf(status), headers: received, text: bytes.toString("utf8") },
      (error: unknown) => ({ failure: failureOfError(error), headers: {} }),
    );
  }

  return {
    tool,
    async get(path, sent, schema) {
      const address = addressOf(base, path, sent);
      for (let attempt = 1, waited = 0; ; attempt += 1) {
        const { failure, headers: received, text = "" } = await answerTo(address);
        if (failure === null) return readAs(schema, text, tool);

        const pause = pauseAfter(failure, attempt, received);
        const isTooLong = pause === null || waited + pause > patience.waiting || Date.now() + pause > end;
        if (isTooLong) throw new ToolRefusal(tool, failure);
        await patience.wait(pause);
        waited += pause;
      }
    },
    open: (path) =>
      openOutside(addressOf(base, path, {}), {
        headers,
        limit: env().BOARDS_UPLOAD_LIMIT,
        milliseconds: LONGEST_DOWNLOAD_MS,
      }),
  };
}

interface Answer {
  failure: Failure | null;
  headers: Parameters<typeof pauseAfter>[2];
  text?: string;
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

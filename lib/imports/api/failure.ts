import type { IncomingMessage } from "node:http";
import { Unprocessable } from "@/lib/errors";
import { OutsideError } from "@/lib/outside/error";

/** Why a request to a tool has no usable answer. */
export type Failure = "refused" | "forbidden" | "missing" | "limited" | "too-much" | "down";

/** As people know them. */
export interface Tool {
  name: "Trello" | "Asana";
  credentials: "API key and token" | "personal access token";
}

const SENTENCES: Record<Failure, (tool: Tool) => string> = {
  refused: ({ name, credentials }) => `${name} does not accept this ${credentials}.`,
  forbidden: ({ name, credentials }) => `This ${credentials} may not read this in ${name}.`,
  missing: ({ name }) => `${name} has nothing with this id.`,
  limited: ({ name }) => `${name} answers no more requests for now. Try again in a few minutes.`,
  "too-much": ({ name }) => `${name} sends more at once than can be read.`,
  down: ({ name }) => `${name} does not answer at the moment. Try again later.`,
};

/** What is known about a tool's failure. The sentence names neither the address nor what was sent. */
export class ToolRefusal extends Unprocessable {
  constructor(
    tool: Tool,
    readonly failure: Failure,
  ) {
    super(SENTENCES[failure](tool));
  }
}

const FAILURES: Record<number, Failure> = {
  400: "missing",
  401: "refused",
  402: "forbidden",
  403: "forbidden",
  404: "missing",
  410: "missing",
  413: "too-much",
  429: "limited",
};

/** Null for an answer that can be read. */
export const failureOf = (status: number): Failure | null => (status === 200 ? null : (FAILURES[status] ?? "down"));

/** Of a request without an answer. @throws what is no failure of the other side */
export function failureOfError(error: unknown): Failure {
  if (error instanceof OutsideError) return "down";
  throw error;
}

const SECOND = 1_000;
/** What the limits of both tools count within, roughly, where they don't say. */
const PAUSE = 10 * SECOND;
const MOST_ATTEMPTS = 4;

/** Milliseconds until the next attempt; null if there is none. */
export function pauseAfter(
  failure: Failure,
  attempt: number,
  headers: IncomingMessage["headers"],
  now = Date.now(),
): number | null {
  if (failure === "limited") return retryAfter(headers["retry-after"], now);
  return failure === "down" && attempt < MOST_ATTEMPTS ? 2 ** (attempt - 1) * SECOND : null;
}

/** Seconds, or a time. */
function retryAfter(value: string | undefined, now: number): number {
  if (value === undefined) return PAUSE;
  const milliseconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) * SECOND : Date.parse(value) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : PAUSE;
}

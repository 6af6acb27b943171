import { randomUUID } from "node:crypto";
import { Prisma } from "@/generated/prisma/client";
import { isDatabaseUnavailable, isDiskFull } from "@/lib/database/database-errors";
import { sqlStateOf } from "@/lib/database/sql-state";
import { isWriteConflict } from "@/lib/db";
import { Conflict, DiskFull, NotFound, Refusal, Unavailable } from "@/lib/errors";
import type { Json, JsonText } from "@/lib/http/response/json";
import { logger } from "@/lib/logger";

/** An answer before it becomes a `Response`, which `_fields`, `_envelope` and idempotent repeats still change. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: Json | JsonText,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** Server-sent events, which are sent while they come into being. */
export class StreamedReply extends Reply {
  constructor(readonly stream: ReadableStream<Uint8Array>) {
    super(200, undefined, EVENT_STREAM);
  }
}

const EVENT_STREAM = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "private, no-store, no-transform",
  "X-Accel-Buffering": "no",
};

export const created = (body: Json | JsonText) => new Reply(201, body);

export const asReply = (result: Json | JsonText | Reply) => (result instanceof Reply ? result : new Reply(200, result));

/** The only place that turns errors into answers, and that knows the database's codes. */
export function refusalReply(error: unknown, requestId: string = randomUUID()): Reply {
  const refusal = refusalFrom(error, requestId);
  if (refusal) return new Reply(refusal.status, bodyOf(refusal), refusal.details.headers);

  logger().error({ err: error, requestId }, "request failed");
  return new Reply(500, {
    code: "internal_server_error",
    message: "Something went wrong",
    data: { status: 500, request_id: requestId },
  });
}

function bodyOf({ status, code, message, details: { params, errors, data, isBare } }: Refusal): Json {
  if (isBare) return message;
  return { code, message, data: { status, ...(params && { params }), ...data }, ...(errors && { errors }) } as Json;
}

/** Null for an error that nobody expects. */
export function refusalFrom(error: unknown, requestId: string): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) {
    logger().error({ err: error, requestId }, "the database does not answer");
    return new Unavailable("The database does not answer.");
  }
  if (isDiskFull(error)) {
    logger().error({ err: error, requestId }, "the disk is full");
    return new DiskFull();
  }
  if (isWriteConflict(error)) return new Conflict("Somebody else changed this at the same time. Please try again.");

  switch (sqlStateOf(error)) {
    case "23505": // a unique value that somebody else took meanwhile
      return new Conflict("This already exists.");
    case "23503": // a record that it points to went away meanwhile
      return new NotFound("Record");
    default:
      return isMissingRecord(error) ? new NotFound("Record") : null;
  }
}

const isMissingRecord = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025";

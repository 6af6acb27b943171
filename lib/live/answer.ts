import "server-only";
import { Invalid, Unauthorized } from "@/lib/errors";
import { LARGEST_ID } from "@/lib/http/input/types";
import type { PathParams } from "@/lib/http/request/params";
import { Hub } from "@/lib/live/hub";
import { sessionOf } from "@/lib/users/sessions/find";
import { env } from "@/lib/env";
import { destroyLiveSockets } from "@/lib/live/sockets";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

/**
 * The stream of changes on the boards of the path (0 stands for one's own notifications). It needs only the cookie,
 * as an `EventSource` can't send a nonce and nothing is written.
 */
export const liveResponse = (request: Request, context: { params: Promise<PathParams> }): Promise<Response> =>
  streamFrom(liveHub, request, context);

export async function streamFrom(
  hub: () => Hub,
  request: Request,
  { params }: { params: Promise<PathParams> },
): Promise<Response> {
  const signedIn = await sessionOf(request);
  if (!signedIn) throw new Unauthorized();
  const boards = idsIn((await params).board_ids ?? "");

  const connection = await hub().join(signedIn, boards);
  request.signal.addEventListener("abort", () => connection.end());
  if (request.signal.aborted || request.method === "HEAD") connection.end();
  return new Response(connection.body, { headers: HEADERS });
}

const HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
  "X-Content-Type-Options": "nosniff",
};

const MAX_BOARDS = 20;

/** @throws Invalid */
function idsIn(text: string): number[] {
  // Next keeps a comma as the browser has encoded it.
  const ids = text.replaceAll(/%2c/gi, ",").split(",");
  const isList =
    ids.length <= MAX_BOARDS && ids.every((word) => /^(0|[1-9]\d{0,9})$/.test(word) && Number(word) <= LARGEST_ID);
  if (!isList)
    throw new Invalid(`Name 1 to ${MAX_BOARDS} boards by their ids, separated by commas.`, {
      params: { board_ids: "Invalid parameter." },
    });

  return [...new Set(ids.map(Number))];
}

/** The hub of this process, opened with its first connection. */
const liveHub = (): Hub => oncePerProcess("live hub", openHub);

function openHub(): Hub {
  const hub = new Hub(env().DATABASE_DIRECT_URL);
  // Next waits for the last response before it ends the process, but an open stream has no end.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => close(hub));
  return hub;
}

function close(hub: Hub) {
  destroyLiveSockets();
  hub
    .close()
    .catch((error: unknown) =>
      logger().warn({ err: error }, "the connection of the live viewers was not closed cleanly"),
    );
}

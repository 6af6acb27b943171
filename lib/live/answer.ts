import "server-only";
import { Invalid, Unauthorized } from "@/lib/errors";
import { LARGEST_ID } from "@/lib/http/input/types";
import type { PathParams } from "@/lib/http/request/params";
import type { Hub } from "@/lib/live/hub";
import { thisHub } from "@/lib/live/this-hub";
import { sessionOf } from "@/lib/users/sessions/find";

/** A stream of what changes on the boards of the path (0 stands for one's own notifications), for a browser that is signed in: an `EventSource` can send no nonce, and nothing is written. */
export const liveAnswer = (request: Request, context: { params: Promise<PathParams> }): Promise<Response> =>
  streamFrom(thisHub, request, context);

export async function streamFrom(
  hub: () => Hub,
  request: Request,
  { params }: { params: Promise<PathParams> },
): Promise<Response> {
  const signedIn = await sessionOf(request);
  if (!signedIn) throw new Unauthorized();
  const boards = idsIn((await params).board_ids ?? "");

  const viewer = await hub().join(signedIn, boards);
  request.signal.addEventListener("abort", () => viewer.end());
  if (request.signal.aborted || request.method === "HEAD") viewer.end();
  return new Response(viewer.body, { headers: HEADERS });
}

const HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
  "X-Content-Type-Options": "nosniff",
};

const MOST_BOARDS = 20;

/** @throws Invalid */
function idsIn(text: string): number[] {
  // Next leaves a comma as the browser has encoded it.
  const words = text.replaceAll(/%2c/gi, ",").split(",");
  const isList =
    words.length <= MOST_BOARDS && words.every((word) => /^(0|[1-9]\d{0,9})$/.test(word) && Number(word) <= LARGEST_ID);
  if (!isList)
    throw new Invalid(`Name 1 to ${MOST_BOARDS} boards by their ids, separated by commas.`, {
      params: { board_ids: "Invalid parameter." },
    });

  return [...new Set(words.map(Number))];
}

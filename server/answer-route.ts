import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { MethodNotAllowed, Refusal } from "@/lib/errors";
import type { Method } from "@/lib/http/request/method";
import { logger } from "@/lib/logger";
import { refuse } from "@/server/refuse";
import type { FoundRoute, Handlers } from "@/server/routes";
import { sendResponse, webRequest } from "@/server/web";

/** Answers with the handler of a `route.ts`, as Next would. */
export async function answerRoute(
  handlers: Handlers,
  params: FoundRoute["params"],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const method = incoming.method as Method;
  const handler = handlers[method] ?? (method === "HEAD" ? handlers.GET : undefined);
  if (!handler) return refuse(incoming, outgoing, new MethodNotAllowed(Object.keys(handlers)));

  try {
    const request = webRequest(incoming, outgoing);
    await sendResponse(await handler(request, { params: Promise.resolve(params as never) }), incoming, outgoing);
  } catch (error) {
    logger().error({ err: error }, "request failed");
    if (outgoing.headersSent) outgoing.destroy();
    else refuse(incoming, outgoing, new Refusal(500, "internal_server_error", "Something went wrong"));
  }
}

import { NoRoute, Refusal } from "@/lib/errors";
import { isBatchable } from "@/lib/http/batchable";
import { type Handler, mergeInput } from "@/lib/http/endpoint";
import { validate } from "@/lib/http/input/validate";
import type { FindHandlers, FoundHandlers } from "@/lib/http/inside/find-handlers";
import { insideRequest } from "@/lib/http/inside/request";
import { withoutReserved } from "@/lib/http/request/form";
import type { Caller } from "@/lib/users/caller";
import { ownHeaders } from "@/lib/wordpress/batch/own-headers";
import type { OneRequest } from "@/lib/wordpress/batch/inputs";

export interface Resolved extends FoundHandlers {
  request: Request;
  handler: Handler;
  sent: OneRequest;
}

interface Place {
  batch: Request;
  caller: Caller;
  at: number;
}

const ORIGIN = "http://localhost";

/** The route that a request of a batch calls.
 * @throws NoRoute, Refusal `rest_batch_not_allowed` for routes that take no batches */
export async function resolve(find: FindHandlers, sent: OneRequest, { batch, caller, at }: Place): Promise<Resolved> {
  if (!sent.path.startsWith("/")) throw new NoRoute();

  const { pathname, search } = new URL(`${ORIGIN}/wp-json${sent.path}`);
  const found = await find(pathname);
  const handler = found?.handlers[sent.method as keyof FoundHandlers["handlers"]];
  if (!found || !handler) throw new NoRoute();
  if (!isBatchable(found.path.replace(/^\/wp-json/, ""), sent.method, handler))
    throw new Refusal(400, "rest_batch_not_allowed", "The requested route does not support batch requests.");

  const { method, body } = sent;
  const inside = { ...found, method, query: search, body, headers: ownHeaders(batch, sent, at) };
  return { ...found, handler, sent, request: insideRequest(batch, caller, inside) };
}

/** @throws Refusal for an input that the endpoint would refuse */
export function validateInput({ handler, request, sent, params }: Resolved): void {
  const body = withoutReserved({ ...sent.body });
  try {
    validate(handler.input, mergeInput(request, body, params));
  } catch (error) {
    throw error instanceof Refusal ? (handler.refusalOf?.(error, { request, body }) ?? error) : error;
  }
}

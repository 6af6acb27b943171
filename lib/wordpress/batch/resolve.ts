import { NoRoute, Refusal } from "@/lib/errors";
import { isBatchable } from "@/lib/http/batchable";
import { type Handler, mergeInput } from "@/lib/http/endpoint";
import { validate } from "@/lib/http/input/validate";
import { withoutReserved } from "@/lib/http/request/form";
import type { Caller } from "@/lib/users/caller";
import type { FindHandlers, FoundHandlers } from "@/lib/wordpress/batch/find-handlers";
import { innerRequest } from "@/lib/wordpress/batch/inner-request";
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

  const inner = { sent, at, path: found.path, query: search, called: found.called };
  return { ...found, handler, sent, request: innerRequest(batch, caller, inner) };
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

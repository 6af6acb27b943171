import "server-only";
import { randomUUID } from "node:crypto";
import { noQueries } from "@/lib/database/query-count";
import type { RequestState } from "@/lib/http/answer";
import { type Handler, publicEndpoint } from "@/lib/http/endpoint";
import { fieldsOf } from "@/lib/http/input/shape";
import { canonicalRoute } from "@/lib/http/request/spelling";
import type { Json } from "@/lib/http/response/json";
import { Reply, refusalReply } from "@/lib/http/response/reply";
import { withScreenTexts } from "@/lib/http/response/screen-texts";
import { dispatch } from "@/lib/http/route";
import { logger } from "@/lib/logger";
import type { Caller } from "@/lib/users/caller";
import type { FindHandlers } from "@/lib/wordpress/batch/find-handlers";
import { Batch } from "@/lib/wordpress/batch/inputs";
import { type Resolved, resolve, validateInput } from "@/lib/wordpress/batch/resolve";
import { inWordPressWords } from "@/lib/wordpress/endpoint";

type Step = Resolved | { refused: Reply };

/**
 * Several writes in one request, as WordPress's `batch/v1` (compatibility.md, C123). Each is answered as if it had been
 * sent alone, one after the other, in a transaction of its own.
 */
export const batchEndpoint = (find: FindHandlers): Handler =>
  inWordPressWords(
    publicEndpoint({
      input: Batch,
      run: async ({ input: { requests, validation }, request: batch, caller }) => {
        const steps: Step[] = [];
        for (const [at, sent] of requests.entries())
          steps.push(
            await resolve(find, sent, { batch, caller, at }).catch((error: unknown) => refusedBy(batch, error)),
          );

        return (validation === "require-all-validate" && invalidAmong(steps, batch)) || answersOf(steps, caller);
      },
      reply: (answers) => new Reply(207, answers),
    }),
  );

const refusedBy = (batch: Request, error: unknown) => ({ refused: withScreenTexts(batch, refusalReply(error)) });

/** Null if every request is valid. */
function invalidAmong(steps: Step[], batch: Request) {
  const refusals = steps.map((step) => ("refused" in step ? step.refused : inputRefusal(step, batch)));
  if (refusals.every((refusal) => refusal === null)) return null;
  return { failed: "validation", responses: refusals.map((refusal) => refusal && enveloped(refusal)) };
}

function inputRefusal(step: Resolved, batch: Request): Reply | null {
  try {
    validateInput(step);
    return null;
  } catch (error) {
    return refusedBy(batch, error).refused;
  }
}

async function answersOf(steps: Step[], { user }: Caller) {
  const responses: Json[] = [];
  for (const step of steps)
    responses.push("refused" in step ? enveloped(step.refused) : await answerTo(step, user?.id));
  return { responses };
}

/** The kernel's whole way, so that what an earlier request has changed, such as the caller's rights, counts. */
async function answerTo({ request, handlers, params }: Resolved, userId: number | undefined): Promise<Json> {
  const { method } = request;
  const path = canonicalRoute(request);
  const allow = Object.keys(handlers).join(", ");
  const state: RequestState = { requestId: randomUUID(), caller: null, ...noQueries() };
  const context = { params: Promise.resolve(params) };
  const reply = await dispatch(handlers, { request, context, method, path, allow }, state).catch((error: unknown) =>
    withScreenTexts(request, refusalReply(error, state.requestId)),
  );
  logger().info({ requestId: state.requestId, method, path, status: reply.status, userId }, "request of a batch");
  return enveloped(new Reply(reply.status, fieldsOf(request, reply), reply.headers), state.caller?.user ? allow : null);
}

const enveloped = ({ status, body, headers }: Reply, allow: string | null = null) => ({
  body: (body ?? null) as Json,
  status,
  headers: { ...(allow !== null && { Allow: allow }), ...headers },
});

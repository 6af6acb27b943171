import "server-only";
import { newRequestState } from "@/lib/http/answer";
import { type Handler, publicEndpoint } from "@/lib/http/endpoint";
import { fieldsOf } from "@/lib/http/input/shape";
import { answerInside } from "@/lib/http/inside/answer";
import type { FindHandlers } from "@/lib/http/inside/find-handlers";
import { canonicalRoute } from "@/lib/http/request/spelling";
import type { Json } from "@/lib/http/response/json";
import { Reply, refusalReply } from "@/lib/http/response/reply";
import { withScreenTexts } from "@/lib/http/response/screen-texts";
import { logger } from "@/lib/logger";
import type { Caller } from "@/lib/users/caller";
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

async function answerTo(step: Resolved, userId: number | undefined): Promise<Json> {
  const { request } = step;
  const state = newRequestState();
  const reply = await answerInside(step, state).catch((error: unknown) =>
    withScreenTexts(request, refusalReply(error, state.requestId)),
  );
  const { method } = request;
  const line = { requestId: state.requestId, method, path: canonicalRoute(request), status: reply.status, userId };
  logger().info(line, "request of a batch");
  const allowed = state.caller?.user && state.allowed;
  return enveloped(new Reply(reply.status, fieldsOf(request, reply), reply.headers), allowed ?? []);
}

const enveloped = ({ status, body, headers }: Reply, allowed: readonly string[] = []) => ({
  body: (body ?? null) as Json,
  status,
  headers: { ...(allowed.length > 0 && { Allow: allowed.join(", ") }), ...headers },
});

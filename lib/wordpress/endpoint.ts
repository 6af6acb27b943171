import "server-only";
import type { z } from "zod";
import { Forbidden, Invalid, Refusal, Unauthorized } from "@/lib/errors";
import { type EndpointRequest, type Endpoint, endpoint, type Handler, type NoInput } from "@/lib/http/endpoint";
import { queryInput } from "@/lib/http/request/form";

interface WordPressEndpoint<F extends object, Schema extends z.ZodType, Result> extends Endpoint<F, Schema, Result> {
  /** WordPress's code and sentence for who may not. */
  forbidden: readonly [code: string, message: string];
}

/** An endpoint of `/wp/v2`: the kernel's own refusals in WordPress's words (decisions.md, "Errors"). */
export function wordpressEndpoint<F extends object, Result, Schema extends z.ZodType = NoInput>(
  declared: WordPressEndpoint<F, Schema, Result>,
): Handler {
  const handler = endpoint<F, Result, Schema>(declared);
  return {
    ...handler,
    answer: (given) =>
      handler.answer(given).catch((error: unknown) => {
        throw error instanceof Refusal ? inWordPressWords(error, given, declared.forbidden) : error;
      }),
  };
}

function inWordPressWords(
  refusal: Refusal,
  given: EndpointRequest,
  [code, message]: WordPressEndpoint<object, NoInput, unknown>["forbidden"],
): Refusal {
  if (refusal instanceof Unauthorized)
    return new Unauthorized("rest_not_logged_in", "You are not currently logged in.");
  if (refusal instanceof Forbidden && refusal.code === "rest_forbidden") return new Forbidden(message, code);
  if (refusal instanceof Invalid && refusal.details.params) return invalidParameters(refusal, given);
  return refusal;
}

/** What is not there at all has a code of its own. */
function invalidParameters(
  { details: { params = {}, errors = {} } }: Invalid,
  { request, body }: EndpointRequest,
): Refusal {
  const sent = { ...queryInput(new URL(request.url)), ...body };
  const missing = Object.keys(params).filter((name) => sent[name] === undefined && errors[name]?.required);
  if (missing.length > 0)
    return new Refusal(400, "rest_missing_callback_param", `Missing parameter(s): ${missing.join(", ")}`, {
      data: { params: missing },
    });

  const details = Object.fromEntries(
    Object.entries(params).map(([name, message]) => [name, { code: codeOf(errors[name]), message, data: null }]),
  );
  return new Invalid(`Invalid parameter(s): ${Object.keys(params).join(", ")}`, { params, data: { details } });
}

/** A rule that is WordPress's own has its code. */
const codeOf = (rules: Record<string, string> = {}): string =>
  Object.keys(rules).find((rule) => rule.startsWith("rest_")) ?? "rest_invalid_param";

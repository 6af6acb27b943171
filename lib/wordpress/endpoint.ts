import "server-only";
import type { z } from "zod";
import { Forbidden, Invalid, Refusal, Unauthorized } from "@/lib/errors";
import { type EndpointRequest, type Endpoint, endpoint, type Handler, type NoInput } from "@/lib/http/endpoint";
import { queryInput } from "@/lib/http/request/form";
import { recordSchema } from "@/lib/openapi/record-schema";
import { urlOf } from "@/lib/http/request/url";

interface WordPressEndpoint<F extends object, Schema extends z.ZodType, Result> extends Endpoint<F, Schema, Result> {
  /** WordPress's code and message for missing rights. */
  forbidden: readonly [code: string, message: string];
}

/** An endpoint of `/wp/v2`, which refuses with WordPress's codes and messages (compatibility.md, C18). */
export function wordpressEndpoint<F extends object, Result, Schema extends z.ZodType = NoInput>(
  declared: WordPressEndpoint<F, Schema, Result>,
): Handler {
  return { ...inWordPressWords(endpoint<F, Result, Schema>(declared), declared.forbidden), recordSchema };
}

type Forbiddance = WordPressEndpoint<object, NoInput, unknown>["forbidden"];

/** The handler, with WordPress's codes and messages in its refusals. */
export function inWordPressWords(handler: Handler, forbidden?: Forbiddance): Handler {
  const refusalOf: NonNullable<Handler["refusalOf"]> = (refusal, sent) => wordPressRefusal(refusal, sent, forbidden);
  return {
    ...handler,
    refusalOf,
    answer: (call) =>
      handler.answer(call).catch((error: unknown) => {
        throw error instanceof Refusal ? refusalOf(error, call) : error;
      }),
  };
}

type Sent = Pick<EndpointRequest, "request" | "body">;

function wordPressRefusal(refusal: Refusal, call: Sent, forbidden?: Forbiddance): Refusal {
  if (refusal instanceof Unauthorized)
    return new Unauthorized("rest_not_logged_in", "You are not currently logged in.");
  if (forbidden && refusal instanceof Forbidden && refusal.code === "rest_forbidden") {
    const [code, message] = forbidden;
    return new Forbidden(message, code);
  }
  if (refusal instanceof Invalid && refusal.details.params) return invalidParameters(refusal, call);
  return refusal;
}

/** Missing parameters have their own code. */
function invalidParameters({ details: { params = {}, errors = {} } }: Invalid, { request, body }: Sent): Refusal {
  const sent = { ...queryInput(urlOf(request)), ...body };
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

const codeOf = (rules: Record<string, string> = {}): string =>
  Object.keys(rules).find((rule) => rule.startsWith("rest_")) ?? "rest_invalid_param";

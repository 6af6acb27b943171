import type { z } from "zod";
import { Forbidden, Invalid, Unauthorized } from "@/lib/errors";
import {
  declarationOf,
  type EndpointRequest,
  type Find,
  findAllowed,
  type Found,
  type Handler,
  mergeInput,
  type NoInput,
  type Policy,
} from "@/lib/http/endpoint";
import type { Json, JsonText } from "@/lib/http/response/json";
import type { PathParams } from "@/lib/http/request/params";
import { asReply } from "@/lib/http/response/reply";
import { validate } from "@/lib/http/input/validate";
import { type CallerRead, readFor } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

interface ReadEndpoint<F extends Found, Schema extends z.ZodType, Result extends NoInfer<F>> {
  /** Only for a wrong input, since access is checked before it. */
  find: Find<F>;
  allow: Policy<NoInfer<F>>;
  input?: Schema;
  /** Finds what `find` finds, throwing the same errors, and reads the rest in the same statement. */
  read: CallerRead<[PathParams, z.output<Schema>], Result>;
  reply: (
    result: NoInfer<Result>,
    context: { user: CurrentUser; input: z.output<Schema>; request: Request },
  ) => Json | JsonText;
}

/** For the hottest reads: like `endpoint`, with caller, access and data in one statement. */
export function readEndpoint<F extends Found, Result extends NoInfer<F>, Schema extends z.ZodType = NoInput>(
  declared: ReadEndpoint<F, Schema, Result>,
): Handler {
  const { allow, input: schema, read, reply } = declared;
  const inputOf = ({ request, params, body }: Pick<EndpointRequest, "request" | "params" | "body">) =>
    validate(schema, mergeInput(request, body, params));
  return {
    ...declarationOf(declared),
    // The input may be in a body, which is read later.
    callerRead: (request, params) => {
      if (request.body) return undefined;
      const input = inputOf({ request, params, body: {} });
      return { expression: read.expression(params, input), input };
    },
    answer: async (called) => {
      const { request, params, caller } = called;
      const { user } = caller;
      if (!user) throw new Unauthorized();
      const input = called.read ? (called.read.input as z.output<Schema>) : inputOrError(() => inputOf(called));
      if (input instanceof Invalid) {
        await findAllowed(declared, params, user, caller, undefined, called.onFound);
        throw input;
      }
      const found = called.read?.value ?? null;
      const result = await (called.read ? read.result(found, user, params, input) : readFor(user, read, params, input));
      called.onFound(result);
      if (!allow(user, result)) throw new Forbidden();
      return asReply(reply(result, { user, input, request }));
    },
  };
}

function inputOrError<Input>(parse: () => Input): Input | Invalid {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Invalid) return error;
    throw error;
  }
}

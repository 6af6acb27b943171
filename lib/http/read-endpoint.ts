import type { Prisma } from "@/generated/prisma/client";
import type { z } from "zod";
import { Forbidden, Invalid, Unauthorized } from "@/lib/errors";
import {
  type EndpointRequest,
  findAllowed,
  type Found,
  type Handler,
  mergeInput,
  type NoInput,
  type Policy,
  policyName,
} from "@/lib/http/endpoint";
import type { Json, JsonText } from "@/lib/http/response/json";
import type { PathParams } from "@/lib/http/request/params";
import { asReply } from "@/lib/http/response/reply";
import { validate } from "@/lib/http/input/validate";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

interface ReadEndpoint<F extends Found, Schema extends z.ZodType, Result extends NoInfer<F>> {
  /** Only for a wrong input, since access is checked before it. */
  find: (params: PathParams, user: CurrentUser, caller: Caller) => Promise<F> | F;
  allow: Policy<NoInfer<F>>;
  input?: Schema;
  /** An expression on `u` that the caller's own statement reads into `caller.readAlong`. */
  readAlong?: Prisma.Sql;
  /** Finds what `find` finds, throwing the same errors, and reads the rest in the same statement. */
  read: (context: {
    params: PathParams;
    user: CurrentUser;
    caller: Caller;
    input: z.output<Schema>;
  }) => Promise<Result> | Result;
  reply: (
    result: NoInfer<Result>,
    context: { user: CurrentUser; input: z.output<Schema>; request: Request },
  ) => Json | JsonText;
}

/** For the hottest reads: like `endpoint`, with access and data in one statement. */
export function readEndpoint<F extends Found, Result extends NoInfer<F>, Schema extends z.ZodType = NoInput>(
  declared: ReadEndpoint<F, Schema, Result>,
): Handler {
  const { allow, input: schema, readAlong, read, reply } = declared;
  const inputOf = ({ request, params, body }: EndpointRequest) => validate(schema, mergeInput(request, body, params));
  return {
    who: policyName(allow),
    input: schema,
    ...(readAlong && { readAlong }),
    answer: async (called) => {
      const { request, params, caller } = called;
      const { user } = caller;
      if (!user) throw new Unauthorized();

      const input = inputOrError(() => inputOf(called));
      if (input instanceof Invalid) {
        await findAllowed(declared, params, user, caller);
        throw input;
      }
      const result = await read({ params, user, caller, input });
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

import type { z } from "zod";
import { Unauthorized } from "@/lib/errors";
import {
  declarationOf,
  type Endpoint,
  expressionOf,
  findAllowed,
  type Found,
  type Handler,
  mergeInput,
  type NoInput,
} from "@/lib/http/endpoint";
import { oncePerKey } from "@/lib/http/idempotency";
import { validate } from "@/lib/http/input/validate";
import { type AcceptedFiles, missingFile, withFiles } from "@/lib/http/request/files";
import { asReply } from "@/lib/http/response/reply";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

interface UploadEndpoint<F extends Found, Schema extends z.ZodType, Result, Stored extends object> extends Omit<
  Endpoint<F, Schema, Result>,
  "run" | "prepare" | "settle"
> {
  files: AcceptedFiles<Stored>;
  run: (
    context: NoInfer<F> & { user: CurrentUser; caller: Caller; input: z.output<Schema>; files: NoInfer<Stored>[] },
  ) => Promise<Result> | Result;
}

/**
 * Like `endpoint`, but streams files between `allow` and `input`, and checks the caller's rights again after the
 * upload.
 */
export function uploadEndpoint<F extends Found, Result, Stored extends object, Schema extends z.ZodType = NoInput>(
  declared: UploadEndpoint<F, Schema, Result, Stored>,
): Handler {
  const { files: accepted, input: schema, run, reply } = declared;
  return {
    ...declarationOf(declared),
    callerRead: (_, params) => expressionOf(declared.find, params),
    takesFiles: { field: accepted.field, most: accepted.most },
    answer: async ({ request, params, body: unstreamed, caller, read }) => {
      const { user } = caller;
      if (!user) throw new Unauthorized();
      await findAllowed(declared, params, user, caller, read);

      return withFiles(request, accepted, unstreamed, async ({ body, files }) => {
        const found = await findAllowed(declared, params, user, caller);
        return oncePerKey(
          { request, body: { ...body, [accepted.field]: files.map(accepted.nameOf) }, user },
          async () => {
            const context = { ...found, user, caller, input: validate(schema, mergeInput(request, body, params)) };
            if (files.length === 0) throw missingFile(accepted);
            return asReply(reply(await run({ ...context, files }), { ...context, request }));
          },
        );
      });
    },
  };
}

import type { z } from "zod";
import { Unauthorized } from "@/lib/errors";
import {
  declarationOf,
  type Endpoint,
  type EndpointRequest,
  expressionOf,
  findAllowed,
  type Found,
  type Handler,
  mergeInput,
  type NoInput,
} from "@/lib/http/endpoint";
import { earlierAnswer, oncePerKey } from "@/lib/http/idempotency";
import { validate } from "@/lib/http/input/validate";
import { type AcceptedFiles, missingFile, withFiles } from "@/lib/http/request/files";
import { asReply, type Reply } from "@/lib/http/response/reply";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

type Uploaded<F extends Found, Schema extends z.ZodType, Stored> = NoInfer<F> & {
  user: CurrentUser;
  caller: Caller;
  input: z.output<Schema>;
  files: NoInfer<Stored>[];
};

interface UploadEndpoint<
  F extends Found,
  Schema extends z.ZodType,
  Result,
  Stored extends object,
  Prepared,
> extends Omit<Endpoint<F, Schema, Result>, "run" | "prepare" | "settle"> {
  files: AcceptedFiles<Stored>;
  /**
   * Slow work on the stored files before any transaction, such as assembling or resizing them. The caller's rights are
   * checked again afterwards. Not done for a repeat with an `Idempotency-Key` that is answered already.
   */
  prepare?: (context: Uploaded<F, Schema, Stored>) => Promise<Prepared>;
  /** Runs the rest of the work and settles what `prepare` has stored, also if it fails. */
  settle?: <Answer>(prepared: NoInfer<Prepared>, work: () => Promise<Answer>) => Promise<Answer>;
  run: (context: Uploaded<F, Schema, Stored> & { prepared: NoInfer<Prepared> }) => Promise<Result> | Result;
}

/**
 * Like `endpoint`, but streams files between `allow` and `input`, before any transaction, and checks the caller's rights
 * again after the upload.
 */
export function uploadEndpoint<
  F extends Found,
  Result,
  Stored extends object,
  Schema extends z.ZodType = NoInput,
  Prepared = undefined,
>(declared: UploadEndpoint<F, Schema, Result, Stored, Prepared>): Handler {
  const { files: accepted } = declared;
  return {
    ...declarationOf(declared),
    callerRead: (_, params) => expressionOf(declared.find, params),
    takesFiles: { field: accepted.field, most: accepted.most },
    answer: async (sent) => {
      const { user } = sent.caller;
      if (!user) throw new Unauthorized();
      const found = await findAllowed(declared, sent.params, user, sent.caller, sent.read, sent.onFound);

      return withFiles(sent.request, accepted, sent.body, (form) =>
        answerUpload(declared, { ...sent, ...form, user, found }),
      );
    },
  };
}

interface Upload<F, Stored> extends EndpointRequest {
  user: CurrentUser;
  files: Stored[];
  /** Before the upload. */
  found: F;
}

async function answerUpload<F extends Found, Result, Stored extends object, Schema extends z.ZodType, Prepared>(
  declared: UploadEndpoint<F, Schema, Result, Stored, Prepared>,
  { request, params, body, caller, user, files, found: before }: Upload<F, Stored>,
): Promise<Reply> {
  const { files: accepted, input: schema, prepare, settle, run, reply } = declared;
  const repeatable = { request, body: { ...body, [accepted.field]: files.map(accepted.nameOf) }, user };
  const contextFor = (found: F) => {
    const input = validate(schema, mergeInput(request, body, params));
    if (files.length === 0) throw missingFile(accepted);
    return { ...found, user, caller, input, files };
  };
  const finish = async (prepared: Prepared) => {
    const found = await findAllowed(declared, params, user, caller);
    return oncePerKey(repeatable, async () => {
      const context = { ...contextFor(found), prepared };
      return asReply(reply(await run(context), { ...context, request }));
    });
  };
  if (!prepare) return finish(undefined as Prepared);

  const answered = await earlierAnswer(repeatable);
  if (answered) return answered;
  const prepared = await prepare(contextFor(before));
  return settle ? settle(prepared, () => finish(prepared)) : finish(prepared);
}

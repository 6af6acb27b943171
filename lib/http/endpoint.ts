import type { z } from "zod";
import { Forbidden, Unauthorized } from "@/lib/errors";
import type { Input } from "@/lib/http/request/body";
import { queryInput } from "@/lib/http/request/form";
import { type FilesTaken, missingFile, withFiles } from "@/lib/http/request/files";
import { oncePerKey } from "@/lib/http/idempotency";
import type { Json, JsonText } from "@/lib/http/response/json";
import type { PathParams } from "@/lib/http/request/params";
import { asReply, type Reply } from "@/lib/http/response/reply";
import { validate } from "@/lib/http/input/validate";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

/** Yes or no, from who asks and what was found. Never reads anything by itself. */
export type Policy<Found> = (user: CurrentUser, found: Found) => boolean;

type Found = object;
export type NoInput = z.ZodType<Record<string, unknown>>;

export interface Endpoint<F extends Found, Schema extends z.ZodType, Result, Prepared = undefined> {
  /** The records that the path names, through what the caller may see. */
  find: (params: PathParams, user: CurrentUser, caller: Caller) => Promise<F> | F;
  allow: Policy<NoInfer<F>>;
  input?: Schema;
  /** What takes long, as asking another server does: before any transaction. Who may is looked up once more behind it. */
  prepare?: (given: NoInfer<F> & { user: CurrentUser; input: z.output<Schema> }) => Promise<Prepared>;
  /** Told in the end what was prepared, whatever came of it. */
  settle?: (prepared: NoInfer<Prepared>) => Promise<void>;
  run: (
    given: NoInfer<F> & { user: CurrentUser; input: z.output<Schema>; prepared: NoInfer<Prepared> },
  ) => Promise<Result> | Result;
  reply: (
    result: NoInfer<Result>,
    given: NoInfer<F> & { user: CurrentUser; input: z.output<Schema>; request: Request },
  ) => Json | JsonText | Reply;
}

/** A request as the kernel hands it to an endpoint: body read, caller known. */
export interface EndpointRequest {
  request: Request;
  params: PathParams;
  body: Input;
  caller: Caller;
}

/** What a route file declares for one method, as `route` runs it and as the route list, the matrix and OPTIONS read it. */
export interface Handler {
  answer: (given: EndpointRequest) => Promise<Reply>;
  who: string;
  input: z.ZodType | undefined;
  /** The files of a multipart body, which is then left unread: `answer` reads it once it knows that the caller may. */
  takesFiles?: Pick<FilesTaken<unknown>, "field" | "most">;
}

/** For people who are signed in: find, allow, input, run, reply, in this order; body and caller came before. */
export function endpoint<F extends Found, Result, Schema extends z.ZodType = NoInput, Prepared = undefined>(
  declared: Endpoint<F, Schema, Result, Prepared>,
): Handler {
  const { allow, input: schema, prepare, settle, run, reply } = declared;
  return {
    who: nameOf(allow),
    input: schema,
    answer: async ({ request, params, body, caller }) => {
      const { user } = caller;
      if (!user) throw new Unauthorized();
      const given = (found: F) => ({ ...found, user, input: validate(schema, merged(request, body, params)) });
      const once = (found: F, prepared: Prepared) =>
        oncePerKey({ request, body, user }, async () => {
          const all = { ...given(found), prepared };
          return asReply(reply(await run(all), { ...all, request }));
        });
      const before = await allowed(declared, params, user, caller);
      if (!prepare) return once(before, undefined as Prepared);

      const prepared = await prepare(given(before));
      return allowed(declared, params, user, caller)
        .then((found) => once(found, prepared))
        .finally(() => settle?.(prepared));
    },
  };
}

async function allowed<F extends Found>(
  { find, allow }: Pick<Endpoint<F, NoInput, unknown>, "find" | "allow">,
  params: PathParams,
  user: CurrentUser,
  caller: Caller,
): Promise<F> {
  const found = await find(params, user, caller);
  if (!allow(user, found)) throw new Forbidden();
  return found;
}

interface UploadEndpoint<F extends Found, Schema extends z.ZodType, Result, Kept extends object> extends Omit<
  Endpoint<F, Schema, Result>,
  "run" | "prepare" | "settle"
> {
  files: FilesTaken<Kept>;
  run: (
    given: NoInfer<F> & { user: CurrentUser; input: z.output<Schema>; files: NoInfer<Kept>[] },
  ) => Promise<Result> | Result;
}

/** The same for a multipart body with files: they are taken while they arrive, after `allow` and before `input`. Who may is looked up once more behind them. */
export function uploadEndpoint<F extends Found, Result, Kept extends object, Schema extends z.ZodType = NoInput>(
  declared: UploadEndpoint<F, Schema, Result, Kept>,
): Handler {
  const { allow, files: taken, input: schema, run, reply } = declared;
  return {
    who: nameOf(allow),
    input: schema,
    takesFiles: { field: taken.field, most: taken.most },
    answer: async ({ request, params, body: unstreamed, caller }) => {
      const { user } = caller;
      if (!user) throw new Unauthorized();
      await allowed(declared, params, user, caller);

      return withFiles(request, taken, unstreamed, async ({ body, files }) => {
        const found = await allowed(declared, params, user, caller);
        return oncePerKey({ request, body: { ...body, [taken.field]: files.map(taken.nameOf) }, user }, async () => {
          const given = { ...found, user, input: validate(schema, merged(request, body, params)) };
          if (files.length === 0) throw missingFile(taken);
          return asReply(reply(await run({ ...given, files }), { ...given, request }));
        });
      });
    },
  };
}

interface PublicEndpoint<F extends Found, Schema extends z.ZodType, Result> {
  find?: (params: PathParams, user: CurrentUser | null, caller: Caller) => Promise<F> | F;
  input?: Schema;
  run: (given: NoInfer<F> & { user: CurrentUser | null; input: z.output<Schema> }) => Promise<Result> | Result;
  reply: (
    result: NoInfer<Result>,
    given: NoInfer<F> & { user: CurrentUser | null; input: z.output<Schema>; request: Request },
  ) => Json | JsonText | Reply;
}

/** Who may call what needs no account. */
export const ANYONE = "anyone";

/** For anyone, signed in or not; what they may see is up to `find` and `run`. */
export function publicEndpoint<F extends Found, Result, Schema extends z.ZodType = NoInput>(
  declared: PublicEndpoint<F, Schema, Result>,
): Handler {
  const { find, input: schema, run, reply } = declared;
  return {
    who: ANYONE,
    input: schema,
    answer: async ({ request, params, body, caller }) => {
      const { user } = caller;
      const found = (await find?.(params, user, caller)) ?? ({} as F);
      const given = { ...found, user, input: validate(schema, merged(request, body, params)) };
      return asReply(reply(await run(given), { ...given, request }));
    },
  };
}

/** Path before body before query: an id in the path can't be changed by a parameter of the same name. */
function merged(request: Request, body: Input, params: PathParams): Input {
  return { ...queryInput(new URL(request.url)), ...body, ...params };
}

const nameOf = (policy: { name: string }) => policy.name || "anonymous policy";

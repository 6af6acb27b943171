import type { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import { Forbidden, type Refusal, Unauthorized } from "@/lib/errors";
import type { Input } from "@/lib/http/request/body";
import { queryInput } from "@/lib/http/request/form";
import { refuseCrossSite } from "@/lib/http/request/cross-site";
import type { AcceptedFiles } from "@/lib/http/request/files";
import { type Permission, permissionOf } from "@/lib/http/allowed-methods";
import { earlierAnswer, oncePerKey } from "@/lib/http/idempotency";
import type { Json, JsonText } from "@/lib/http/response/json";
import type { PathParams } from "@/lib/http/request/params";
import { asReply, type Reply } from "@/lib/http/response/reply";
import { validate } from "@/lib/http/input/validate";
import type { Caller } from "@/lib/users/caller";
import type { CallerRead } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";
import { urlOf } from "@/lib/http/request/url";

/** Decides only from the user and what was found, and reads nothing itself. */
export type Policy<Found> = (user: CurrentUser, found: Found) => boolean;

export type Found = object;

/** The records that the path names, limited to what the caller may see. A `Finder` is run by the statement that finds
 * the caller. */
export type Find<F> = Partial<CallerRead<[PathParams], F>> &
  ((params: PathParams, user: CurrentUser, caller: Caller) => Promise<F> | F);

export type NoInput = z.ZodType<Record<string, unknown>>;

export interface Endpoint<F extends Found, Schema extends z.ZodType, Result, Prepared = undefined> {
  find: Find<F>;
  allow: Policy<NoInfer<F>>;
  input?: Schema;
  /**
   * Slow work before any transaction, such as a request to another server. The caller's rights are checked again
   * afterwards. Not done for a repeat with an `Idempotency-Key` that is answered already.
   */
  prepare?: (
    context: NoInfer<F> & { user: CurrentUser; input: z.output<Schema>; body: Input; request: Request },
  ) => Promise<Prepared>;
  /** Called at the end in every case. */
  settle?: (prepared: NoInfer<Prepared>) => Promise<void>;
  run: (
    context: NoInfer<F> & {
      user: CurrentUser;
      caller: Caller;
      input: z.output<Schema>;
      prepared: NoInfer<Prepared>;
      request: Request;
      /** As it was sent, where a parameter has the name of one in the path. */
      body: Input;
    },
  ) => Promise<Result> | Result;
  reply: (
    result: NoInfer<Result>,
    context: NoInfer<F> & { user: CurrentUser; caller: Caller; input: z.output<Schema>; request: Request },
  ) => Json | JsonText | Reply;
}

/** A request after the kernel has read the body and found the caller. */
export interface EndpointRequest {
  request: Request;
  params: PathParams;
  body: Input;
  caller: Caller;
  /** The value of the handler's `callerRead`, unless it must be read now. */
  read: ReadValue | undefined;
  /** Called with what was found, before the caller's rights are checked. */
  onFound: (found: Found) => void;
}

/** What the statement that finds the caller reads along, and the input that it depends on. */
export interface ReadExpression {
  expression: Prisma.Sql;
  input?: unknown;
}

interface ReadValue {
  value: string | null;
  input?: unknown;
}

/** What a route file declares for one method. `route`, the route list, the table of endpoints and OPTIONS read it. */
export interface Handler {
  answer: (context: EndpointRequest) => Promise<Reply>;
  who: string;
  permission?: Permission;
  input: z.ZodType | undefined;
  /** Of a `CallerRead`. @throws Refusal */
  callerRead: (request: Request, params: PathParams) => ReadExpression | undefined;
  /** A multipart body with files is left unread until `answer` knows that the caller may upload. */
  takesFiles?: Pick<AcceptedFiles<unknown>, "field" | "most">;
  /** The parameter that has the body if it is a JSON list, which other handlers refuse. */
  listAs?: string;
  /** Of the record that the route returns, where OPTIONS describes it. */
  recordSchema?: (route: string) => Promise<Json | undefined>;
  /** A refusal in the words of the API that it belongs to. */
  refusalOf?: (refusal: Refusal, sent: Pick<EndpointRequest, "request" | "body">) => Refusal;
}

/** For signed-in people: find, allow, input, run and reply, in this order. */
export function endpoint<F extends Found, Result, Schema extends z.ZodType = NoInput, Prepared = undefined>(
  declared: Endpoint<F, Schema, Result, Prepared>,
): Handler {
  const { input: schema, prepare, settle, run, reply } = declared;
  return {
    ...declarationOf(declared),
    callerRead: (_, params) => expressionOf(declared.find, params),
    answer: async ({ request, params, body, caller, read, onFound }) => {
      const { user } = caller;
      if (!user) throw new Unauthorized();
      const input = () => validate(schema, mergeInput(request, body, params));
      const contextFor = (found: F) => ({ ...found, user, caller, input: input() });
      const once = (found: F, prepared: Prepared) =>
        oncePerKey({ request, body, user }, async () => {
          const all = { ...contextFor(found), prepared, request, body };
          return asReply(reply(await run(all), all));
        });
      const before = await findAllowed(declared, params, user, caller, read, onFound);
      if (!prepare) return once(before, undefined as Prepared);

      const answered = await earlierAnswer({ request, body, user });
      if (answered) return answered;

      const prepared = await prepare({ ...contextFor(before), body, request });
      return findAllowed(declared, params, user, caller)
        .then((found) => once(found, prepared))
        .finally(() => settle?.(prepared));
    },
  };
}

export function expressionOf<F>({ expression }: Find<F>, params: PathParams): ReadExpression | undefined {
  return expression && { expression: expression(params) };
}

export async function findAllowed<F extends Found>(
  { find, allow }: Pick<Endpoint<F, NoInput, unknown>, "find" | "allow">,
  params: PathParams,
  user: CurrentUser,
  caller: Caller,
  read?: ReadValue,
  onFound?: EndpointRequest["onFound"],
): Promise<F> {
  const found = find.result && read ? await find.result(read.value, user, params) : await find(params, user, caller);
  onFound?.(found);
  if (!allow(user, found)) throw new Forbidden();
  return found;
}

interface PublicEndpoint<F extends Found, Schema extends z.ZodType, Result> {
  find?: (params: PathParams, user: CurrentUser | null, request: Request) => Promise<F> | F;
  input?: Schema;
  run: (
    context: NoInfer<F> & { user: CurrentUser | null; caller: Caller; input: z.output<Schema>; request: Request },
  ) => Promise<Result> | Result;
  reply: (
    result: NoInfer<Result>,
    context: NoInfer<F> & { user: CurrentUser | null; caller: Caller; input: z.output<Schema>; request: Request },
  ) => Json | JsonText | Reply;
}

export const ANYONE = "anyone";

/** For anyone, signed in or not; `find` and `run` decide what they may see. Without a nonce, only the origin of a write tells that
 * another site had its visitors send it. */
export function publicEndpoint<F extends Found, Result, Schema extends z.ZodType = NoInput>(
  declared: PublicEndpoint<F, Schema, Result>,
): Handler {
  const { find, input: schema, run, reply } = declared;
  return {
    who: ANYONE,
    input: schema,
    callerRead: () => undefined,
    answer: async ({ request, params, body, caller }) => {
      const { user } = caller;
      if (!user && !isSafe(request.method)) refuseCrossSite(request);
      const found = (await find?.(params, user, request)) ?? ({} as F);
      const context = { ...found, user, caller, request, input: validate(schema, mergeInput(request, body, params)) };
      return asReply(reply(await run(context), context));
    },
  };
}

const isSafe = (method: string) => method === "GET" || method === "HEAD";

/** The path takes precedence over the body, so that no parameter of the same name can change an id in the path. */
export function mergeInput(request: Request, body: Input, params: PathParams): Input {
  return { ...queryInput(urlOf(request)), ...body, ...params };
}

export const declarationOf = <F extends Found>(declared: { find: Find<F>; allow: Policy<F>; input?: z.ZodType }) => ({
  who: policyName(declared.allow),
  permission: permissionOf(declared),
  input: declared.input,
});

const policyName = (policy: { name: string }) => policy.name || "anonymous policy";

import type { User } from "@/generated/prisma/client";
import type { RouteContext, RouteHandler } from "@/lib/http/route";
import { effectiveMethod } from "@/lib/http/request/method";
import { noteAnswer } from "@/lib/testing/contract/answers";
import { basic } from "@/lib/testing/http/basic";
import { formOf } from "@/lib/testing/http/form-data";
import { spelled } from "@/lib/testing/http/spelled";
import { newApplicationPassword } from "@/lib/testing/factories/people";

export type Caller = Pick<User, "id" | "login">;

interface Call {
  /** Authenticated by an application password. Anonymous if omitted. */
  as?: Caller;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  /** An object with a `File` in it is sent as multipart form data, `URLSearchParams` as a form. */
  body?: unknown;
  headers?: Record<string, string>;
  path?: string;
}

export interface Answer {
  status: number;
  // A test asserts the shape it promises; typing every answer would only repeat the presenters.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
  headers: Headers;
  queries: number;
  /** How often it waited for the database. */
  trips: number;
}

/** Calls a route handler in this process as Next does, with a real database. */
export async function call(
  handler: RouteHandler,
  { as, params = {}, query = {}, body, headers = {}, path = "/wp-json/boards/v2/called-by-test" }: Call = {},
): Promise<Answer> {
  const { url, headers: spelling } = spelled(`https://boards.test${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const form = body instanceof URLSearchParams ? body : formOf(body);
  const request = new Request(url, {
    method: handler.method,
    headers: {
      ...(as && basic(as.login, await newApplicationPassword(as))),
      ...(body !== undefined && !form && { "content-type": "application/json" }),
      ...headers,
      ...spelling,
    },
    ...(body !== undefined && {
      body: form ?? (typeof body === "string" || body instanceof ReadableStream ? body : JSON.stringify(body)),
    }),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  } as RequestInit);
  const context: RouteContext = {
    params: Promise.resolve(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))),
  };

  const response = await handler(request, context);
  await noteAnswer(handler.handlers, effectiveMethod(request), response.status);
  const text = await response.text();
  const [, queries, trips] =
    /desc="(\d+) queries, (\d+) trips"/.exec(response.headers.get("server-timing") ?? "") ?? [];
  return {
    status: response.status,
    json: text === "" ? undefined : parsedIfJson(text),
    headers: response.headers,
    queries: Number(queries),
    trips: Number(trips),
  };
}

export const statusesOf = (answers: Pick<Answer, "status">[]) => answers.map(({ status }) => status);

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

export const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);

export function parsedIfJson(text: string): unknown {
  return /^[[{"\dtfn]/.test(text) ? JSON.parse(text) : text;
}

/** Counts the statements of an answer without the update of the password's last use, which happens once a minute. */
export async function queryCountOf(handler: RouteHandler, given: Parameters<typeof call>[1]): Promise<number> {
  await call(handler, given);
  const { queries } = await call(handler, given);
  return queries;
}

export const messagesOf = (answers: Answer[]) => answers.map(({ status, json }) => [status, json.message as unknown]);

export const atOnce = (count: number, send: (at: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => send(at)));

/** The ids of people in an answer, in ascending order. */
export const idsOfPeople = (people: { ID: number }[]) => people.map(({ ID }) => ID).sort((one, other) => one - other);

/** Calls an endpoint of a board with a body, or a GET with a query: `rename(anna, board, { title: "New" })`. */
export const onBoard =
  (handler: RouteHandler) =>
  (as: Caller | undefined, { id }: { id: number | string }, sent?: object | string, headers?: Call["headers"]) =>
    call(handler, { as, params: { board_id: id }, ...bodyOrQuery(handler, sent), headers });

/** The same for a record of a board: `rename(anna, stage, { title: "New" })`. */
export const onRecord =
  (handler: RouteHandler, parameter: `${string}_id`) =>
  (as: Caller | undefined, { id, boardId }: { id: number | string; boardId: number }, sent?: object) =>
    call(handler, { as, params: { board_id: boardId, [parameter]: id }, ...bodyOrQuery(handler, sent) });

/** A cast, because only the handler knows whether a query is meant. */
const bodyOrQuery = ({ method }: RouteHandler, sent?: object | string): Pick<Call, "body" | "query"> =>
  method === "GET" ? { query: sent as Call["query"] } : { body: sent };

export const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Sends this many requests at once and returns their statuses in order of size. */
export const statusesAtOnce = async (count: number, send: (at: number) => Promise<Answer>): Promise<number[]> =>
  statusesOf(await atOnce(count, send)).sort();

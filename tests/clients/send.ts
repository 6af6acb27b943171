import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { env } from "@/lib/env";
import { spellingOf } from "@/server/spelling";
import type { RouteHandler } from "@/lib/http/route";
import { basic } from "@/lib/testing/http/basic";
import { parsedIfJson } from "@/lib/testing/http/call";
import { newApplicationPassword } from "@/lib/testing/factories/people";
import { handlerOf } from "@/scripts/docs/send";
import type { ClientCall } from "@/tests/clients/client";
import type { Filled } from "@/tests/clients/world";

const SITE = "https://boards.test";

/** What a program stores between its calls. */
export interface Memory {
  saved: Record<string, string>;
  cookies: Map<string, string>;
}

/** Sends a call to the route file that serves its path, as Next does. */
export async function send(call: ClientCall, world: Filled, memory: Memory) {
  const { method, path, headers = {}, body, as = "anna" }: ClientCall = filled(call, memory.saved);
  const url = new URL(`${SITE}${path}`);
  const isForm = body instanceof URLSearchParams;
  const request = new Request(url, {
    method,
    redirect: "manual",
    headers: {
      ...(as !== "nobody" && basic(world[as].login, await newApplicationPassword(world[as]))),
      ...(memory.cookies.size > 0 && { cookie: [...memory.cookies].map((pair) => pair.join("=")).join("; ") }),
      ...(body && !isForm && { "content-type": "application/json" }),
      ...headers,
    },
    body: isForm || !body ? body : JSON.stringify(body),
  });
  const { handler, params } = await serving(url, method);
  const response = await handler(request, { params: Promise.resolve(params) });
  takeCookies(response, memory.cookies);
  const text = await response.text();
  const json =
    response.headers.get("content-type")?.startsWith("application/json") && text !== "" ? parsedIfJson(text) : text;
  return { status: response.status, headers: response.headers, json };
}

/** Replaces `{name}` by the saved value. */
function filled(call: ClientCall, saved: Record<string, string>): ClientCall {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => saved[name] ?? placeholder);
  const filledBody =
    call.body instanceof URLSearchParams
      ? new URLSearchParams([...call.body].map(([name, value]) => [name, fill(value)]))
      : undefined;
  const plain = JSON.parse(
    JSON.stringify({ path: call.path, headers: call.headers, body: filledBody ? undefined : call.body }),
    (_, value: unknown) => (typeof value === "string" ? fill(value) : value),
  ) as Partial<ClientCall>;
  return { ...call, ...plain, ...(filledBody && { body: filledBody }) };
}

async function serving(
  url: URL,
  method: string,
): Promise<{ handler: RouteHandler; params: Record<string, string | string[]> }> {
  const { path: called } = spellingOf(url.pathname, url.search, env());
  if (/^\/wp-json(?=\/|$)/.test(called)) return handlerOf(called.slice("/wp-json".length), method);

  const file = path.join(import.meta.dirname, "../../app", called, "route.ts");
  if (!existsSync(file)) throw new Error(`No route serves ${url.pathname}.`);
  const handlers = (await import(pathToFileURL(file).href)) as Record<string, RouteHandler>;
  const handler = handlers[method];
  if (!handler) throw new Error(`${url.pathname} answers no ${method}.`);
  return { handler, params: {} };
}

function takeCookies({ headers }: Response, cookies: Map<string, string>): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    if (/max-age=0\b|expires=thu, 01.jan.1970/i.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The value at a path such as `task.id`, as text; "text" is the whole answer. */
export function valueAt(answer: unknown, at: string): string {
  if (at === "text") return String(answer);
  return String(
    at.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer),
  );
}

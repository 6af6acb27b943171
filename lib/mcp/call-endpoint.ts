import "server-only";
import type { Handler } from "@/lib/http/endpoint";
import { JsonText } from "@/lib/http/response/json";
import type { McpEndpoint } from "@/lib/mcp/endpoints";
import type { ToolRequest } from "@/lib/mcp/tool";
import type { Caller } from "@/lib/users/caller";

export type McpHandlers = Record<McpEndpoint, Handler>;

/**
 * Runs an endpoint of the API for the caller: it finds, allows, validates and refuses as for a request of its own.
 * @throws Refusal
 */
export async function callEndpoint(
  handlers: McpHandlers,
  caller: Caller,
  { endpoint, params, input = {} }: ToolRequest,
): Promise<unknown> {
  const [method = "", template = ""] = endpoint.split(" ");
  const given = { ...input, ...params };
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const reply = await handlers[endpoint].answer({
    request: new Request(`http://localhost/wp-json${path}`, { method }),
    params: Object.fromEntries(names.map((name) => [name, String(given[name])])),
    body: asSent(input),
    caller,
    read: undefined,
  });
  return reply.body instanceof JsonText ? JSON.parse(reply.body.text) : reply.body;
}

/** What JSON would leave out. */
const asSent = (input: Record<string, unknown>) => JSON.parse(JSON.stringify(input)) as Record<string, unknown>;

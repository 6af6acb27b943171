import "server-only";
import { stringify } from "qs";
import { answerInside } from "@/lib/http/inside/answer";
import type { FindHandlers } from "@/lib/http/inside/find-handlers";
import { insideRequest } from "@/lib/http/inside/request";
import { JsonText } from "@/lib/http/response/json";
import type { ToolRequest } from "@/lib/mcp/tool";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

/** A request of a signed-in person to the MCP server. */
export interface McpRequest {
  request: Request;
  caller: Caller & { user: CurrentUser };
  find: FindHandlers;
}

/**
 * Sends a request to the API as the person would: it is authenticated, allowed, validated and refused like one of its
 * own.
 * @throws Refusal
 */
export async function callEndpoint(
  { request: outer, caller, find }: McpRequest,
  { endpoint, params, input = {} }: ToolRequest,
): Promise<unknown> {
  const [method = "", template = ""] = endpoint.split(" ");
  const given: Record<string, unknown> = { ...input, ...params };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const found = await find(`/wp-json${path}`);
  if (!found) throw new Error(`The API has no ${endpoint}.`);

  const sent = method === "GET" ? { query: stringify(input, { addQueryPrefix: true }) } : { query: "", body: input };
  const reply = await answerInside({ ...found, request: insideRequest(outer, caller, { ...found, method, ...sent }) });
  return reply.body instanceof JsonText ? JSON.parse(reply.body.text) : reply.body;
}

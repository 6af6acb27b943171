import "server-only";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { withTwoConnections } from "@/lib/database/two-connections";
import { transaction } from "@/lib/db";
import { refusalReply } from "@/lib/http/response/reply";
import { logger } from "@/lib/logger";
import { callEndpoint, type McpRequest } from "@/lib/mcp/call-endpoint";
import type { Tool, ToolRequest } from "@/lib/mcp/tool";

/** What goes wrong is a result, so that the language model reads it and can try again (compatibility.md, C185). */
export async function callTool(from: McpRequest, tool: Tool, args: Record<string, unknown>): Promise<CallToolResult> {
  const input = tool.input.safeParse(args);
  if (!input.success) return failure(wrongArguments(input.error.issues));

  const { status, result } = await attempt(async () => {
    const requests = tool.send(input.data, from.caller.user);
    return succeeded(tool, tool.answer(await run(from, requests, input.data), input.data));
  });
  logger().info({ tool: tool.name, status, userId: from.caller.user.id }, "tool called");
  return result;
}

async function attempt(work: () => Promise<CallToolResult>) {
  try {
    return { status: 200, result: await work() };
  } catch (error) {
    const { status, body } = refusalReply(error);
    return { status, result: failure(sentenceOf(body as unknown as Refused)) };
  }
}

/** Several requests succeed or fail together. Each reads on a second connection, as under an `Idempotency-Key`. */
async function run(from: McpRequest, requests: ToolRequest[], input: Record<string, unknown>): Promise<unknown> {
  const send = (request: ToolRequest) => callEndpoint(from, withPath(request, input));
  const [first, ...others] = requests;
  if (!first) throw new Error("A tool sends at least one request.");
  if (others.length === 0) return send(first);

  return withTwoConnections(() =>
    transaction(async () => {
      let response = await send(first);
      for (const request of others) response = await send(request);
      return response;
    }),
  );
}

/** Ids of the path are among the arguments. */
const withPath = (request: ToolRequest, input: Record<string, unknown>): ToolRequest => ({
  ...request,
  params: { ...(input as Record<string, number>), ...request.params },
});

function succeeded(tool: Tool, answer: unknown): CallToolResult {
  const structuredContent = tool.output.parse(answer);
  return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
}

const failure = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

const wrongArguments = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  `Invalid arguments. ${issues.map(({ path, message }) => `${path.join(".") || "arguments"}: ${message}`).join("; ")}`;

interface Refused {
  code: string;
  message: string;
  data: { status: number; params?: Record<string, string> };
}

/** `Invalid parameter(s): due_at. The due_at is not a valid date. (400 rest_invalid_param)` */
function sentenceOf({ code, message, data: { status, params = {} } }: Refused): string {
  const details = Object.values(params).filter((detail) => detail !== message);
  return [message, ...details, `(${status} ${code})`].join(" ");
}

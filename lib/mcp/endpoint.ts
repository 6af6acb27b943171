import "server-only";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { env } from "@/lib/env";
import { Forbidden, Unauthorized } from "@/lib/errors";
import type { Handler } from "@/lib/http/endpoint";
import { JsonText } from "@/lib/http/response/json";
import { Reply } from "@/lib/http/response/reply";
import type { FindHandlers } from "@/lib/http/inside/find-handlers";
import { McpMessage } from "@/lib/mcp/inputs";
import { mcpServer } from "@/lib/mcp/server";
import { readMcpSettings } from "@/lib/mcp/settings";

/** A list of messages, as one version of the protocol sends them. */
const BATCH = "batch";

/**
 * One POST of the Model Context Protocol: its messages are answered as JSON, and no session is kept (compatibility.md,
 * C185).
 * @throws Unauthorized, Forbidden while the server is off and for a page of another site
 */
export const mcpEndpoint = (find: FindHandlers): Handler => ({
  who: "anyoneSignedIn",
  input: McpMessage,
  listAs: BATCH,
  callerRead: () => undefined,
  answer: async ({ request, body, caller }) => {
    const { user } = caller;
    if (!user) throw new Unauthorized();
    refuseOtherOrigin(request);
    if (!(await readMcpSettings()).enabled) throw new Forbidden("The MCP server is switched off on this site.");

    const server = mcpServer({ request, caller: { ...caller, user }, find });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await replyOf(await transport.handleRequest(asDocumented(request), { parsedBody: body[BATCH] ?? body }));
    } finally {
      await server.close();
    }
  },
});

/** Against DNS rebinding, as the protocol demands. Programs send no origin. */
function refuseOtherOrigin({ headers }: Request) {
  const origin = headers.get("origin");
  const allowed = [new URL(env().BOARDS_URL).origin, ...env().ALLOWED_ORIGINS];
  if (origin !== null && !allowed.includes(origin)) throw new Forbidden("This request was sent by another site.");
}

/** Answers are always JSON, so nothing depends on the client's `Accept`; the kernel has read the body. */
function asDocumented({ url, headers }: Request): Request {
  const version = headers.get("mcp-protocol-version");
  return new Request(url, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...(version !== null && { "mcp-protocol-version": version }),
    },
  });
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  return new Reply(response.status, text === "" ? undefined : new JsonText([text]));
}

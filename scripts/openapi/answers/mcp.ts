import { z } from "zod";
import type { presentMcpStatus, presentSnippet, presentToggled } from "@/lib/mcp/present";
import type { Answers } from "@/scripts/openapi/answers/shapes";
import { checked, count, flag, text } from "@/scripts/openapi/records/record";

const Status = checked<ReturnType<typeof presentMcpStatus>>()(
  z.object({
    adapter_installed: flag,
    adapter_active: flag,
    adapter_provider: text,
    endpoint_url: text,
    tools_count: count,
    mcp_enabled: flag,
    app_passwords_url: text.describe("Where you create application passwords."),
    current_user_login: text,
    is_local_dev: flag,
  }),
);

const Toggled = checked<ReturnType<typeof presentToggled>>()(z.object({ ok: flag, mcp_enabled: flag, message: text }));

const Snippet = checked<ReturnType<typeof presentSnippet>>()(
  z.object({
    client: text,
    snippet: text.describe("With a placeholder for the application password."),
    instructions: text,
    endpoint: text,
    app_passwords_url: text,
    is_local_dev: flag,
  }),
);

const messageId = z.union([text, z.number()]);

export const MCP_ANSWERS: Answers = {
  "POST /boards/mcp": z.object({
    jsonrpc: z.literal("2.0"),
    id: messageId,
    result: z.record(text, z.unknown()).describe("As the method of the protocol defines it."),
  }),
  "GET /boards/v2/admin/mcp/status": Status,
  "POST /boards/v2/admin/mcp/toggle": Toggled,
  "GET /boards/v2/admin/mcp/config-snippet": Snippet,
};

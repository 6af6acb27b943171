import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { flag, optional, word } from "@/lib/http/input/types";

export const MCP_CLIENTS = ["claude-code", "claude-desktop", "cursor", "codex", "generic"] as const;
export type McpClient = (typeof MCP_CLIENTS)[number];

/** POST /admin/mcp/toggle. */
export const ToggleMcp = z
  .object({ mcp_enabled: flag.meta({ required: true }) })
  .transform(({ mcp_enabled }) => ({ enabled: mcp_enabled }));
export type ToggleMcp = z.infer<typeof ToggleMcp>;

/** GET /admin/mcp/config-snippet. */
export const ReadSnippet = z
  .object({ client: optional(word(...MCP_CLIENTS)) })
  .transform(({ client }) => ({ client: client ?? ("generic" as const) }));
export type ReadSnippet = z.infer<typeof ReadSnippet>;

/** A message of the protocol. It describes the endpoint; the protocol itself refuses what is wrong. */
export const McpMessage = z.object({
  jsonrpc: parameter({ type: "string", required: true, enum: ["2.0"] }),
  id: parameter({ type: "string", takes: ["number", "string"] }).optional(),
  method: parameter({ type: "string", required: true }),
  params: parameter({ type: "object" }).optional(),
});

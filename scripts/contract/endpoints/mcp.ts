import { type Endpoints, serviceAdmin, signedIn } from "@/scripts/contract/endpoints/entry";

export const MCP_ENDPOINT_ENTRIES: Endpoints = {
  "POST /boards/mcp": signedIn({
    summary: "Call the MCP server",
    body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_me", arguments: {} } },
  }),
  "GET /boards/v2/admin/mcp/status": serviceAdmin({ single: true }),
  "GET /boards/v2/admin/mcp/config-snippet": serviceAdmin({ single: true, query: () => ({ client: "cursor" }) }),
  "POST /boards/v2/admin/mcp/toggle": serviceAdmin({ body: { mcp_enabled: false } }),
};

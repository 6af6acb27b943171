import { MCP_HANDLERS } from "@/app/wp-json/boards/mcp/handlers";
import { route } from "@/lib/http/route";
import { withChallenge } from "@/lib/mcp/challenge";
import { mcpEndpoint } from "@/lib/mcp/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withChallenge(
  route({ POST: mcpEndpoint(MCP_HANDLERS), others: "notAllowed" }),
);

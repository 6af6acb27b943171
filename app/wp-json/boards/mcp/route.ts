import { route } from "@/lib/http/route";
import { withChallenge } from "@/lib/mcp/challenge";
import { mcpEndpoint } from "@/lib/mcp/endpoint";
import { findHandlers } from "@/server/find-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withChallenge(
  route({ POST: mcpEndpoint(findHandlers), others: "notAllowed" }),
);

import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentMcpStatus } from "@/lib/mcp/present";
import { readMcpSettings } from "@/lib/mcp/settings";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: () => readMcpSettings(),
    reply: (settings, { user }) => presentMcpStatus(settings, user),
  }),
});

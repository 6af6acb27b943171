import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ToggleMcp } from "@/lib/mcp/inputs";
import { presentToggled } from "@/lib/mcp/present";
import { toggleMcp } from "@/lib/mcp/settings";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: ToggleMcp,
    run: ({ input }) => toggleMcp(input),
    reply: (settings) => presentToggled(settings),
  }),
});

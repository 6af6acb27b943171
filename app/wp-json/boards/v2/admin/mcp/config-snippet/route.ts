import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadSnippet } from "@/lib/mcp/inputs";
import { presentSnippet } from "@/lib/mcp/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: ReadSnippet,
    run: ({ input }) => input.client,
    reply: (client, { user }) => presentSnippet(client, user),
  }),
});

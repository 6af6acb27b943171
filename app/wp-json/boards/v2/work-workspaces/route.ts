import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listWorkspaces } from "@/lib/imports/work/import";
import { WorkToken } from "@/lib/imports/work/inputs";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: WorkToken,
    prepare: ({ input }) => listWorkspaces(input.pat),
    run: ({ prepared }) => prepared,
    reply: (workspaces) => ({ workspaces }),
  }),
});

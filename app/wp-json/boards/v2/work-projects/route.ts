import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listWorkProjects } from "@/lib/imports/work/import";
import { WorkProjects } from "@/lib/imports/work/inputs";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: WorkProjects,
    prepare: ({ input }) => listWorkProjects(input.pat, input.workspace),
    run: ({ prepared }) => prepared,
    reply: (projects) => ({ projects }),
  }),
});

import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { importWorkProject } from "@/lib/imports/work/import";
import { ImportWorkProject } from "@/lib/imports/work/inputs";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: ImportWorkProject,
    run: ({ input, user }) => importWorkProject(input, user),
    reply: ({ boardId }) => ({ message: "Project imported successfully from Asana", board_id: boardId }),
  }),
});

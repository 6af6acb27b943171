import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { defaultTemplates } from "@/lib/templates/defaults/list";
import { templateLocale } from "@/lib/templates/locale";
import { presentDefaultTemplate } from "@/lib/templates/present";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: anyBoardMembership,
    allow: inPro(isOnAnyBoard),
    run: async ({ user, request }) => defaultTemplates(await templateLocale(request, user)),
    reply: (templates) => ({ templates: templates.map(presentDefaultTemplate) }),
  }),
});

import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listTemplates } from "@/lib/templates/list";
import { templateLocale } from "@/lib/templates/locale";
import { presentDefaultTemplate, presentUserTemplate } from "@/lib/templates/present";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: anyBoardMembership,
    allow: inPro(isOnAnyBoard),
    run: ({ user, request }) => listTemplates(user, templateLocale(request, user)),
    reply: ({ defaults, own }, { user }) => ({
      default_templates: defaults.map(presentDefaultTemplate),
      user_templates: own.map((template) => presentUserTemplate(template, user)),
    }),
  }),
});

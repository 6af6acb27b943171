import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listUserTemplates } from "@/lib/templates/find";
import { presentUserTemplate } from "@/lib/templates/present";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: anyBoardMembership,
    allow: inPro(isOnAnyBoard),
    run: ({ user }) => listUserTemplates(user),
    reply: (templates, { user }) => ({ templates: templates.map((template) => presentUserTemplate(template, user)) }),
  }),
});

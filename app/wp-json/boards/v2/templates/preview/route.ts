import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { PreviewTemplate } from "@/lib/templates/inputs";
import { templateLocale } from "@/lib/templates/locale";
import { presentPreview } from "@/lib/templates/present";
import { previewTemplate } from "@/lib/templates/preview";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: anyBoardMembership,
    allow: inPro(isOnAnyBoard),
    input: PreviewTemplate,
    run: async ({ input, user, request }) => previewTemplate(input, user, await templateLocale(request, user)),
    reply: (template) => ({ preview: presentPreview(template) }),
  }),
});

import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { PreviewImport } from "@/lib/imports/inputs";
import { presentPreview, previewImport } from "@/lib/imports/preview";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: PreviewImport,
    prepare: ({ input, user }) => previewImport(input, user),
    run: ({ prepared }) => prepared,
    reply: (preview, { request }) => ({ preview: presentPreview(preview, screenLocale(request)) }),
  }),
});

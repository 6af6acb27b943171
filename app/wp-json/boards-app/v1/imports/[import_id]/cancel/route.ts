import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { cancelImport } from "@/lib/imports/end";
import { importOfUser } from "@/lib/imports/own";
import { presentOwnImport } from "@/lib/imports/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: importOfUser,
    allow: isSiteAdmin,
    run: ({ session }) => cancelImport(session),
    reply: (session, { request }) => ({ import: presentOwnImport(session, screenLocale(request)) }),
  }),
});

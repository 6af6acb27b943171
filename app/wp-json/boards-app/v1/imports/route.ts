import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { beginImport } from "@/lib/imports/begin";
import { StartImport } from "@/lib/imports/inputs";
import { listImports } from "@/lib/imports/own";
import { presentImports, presentStarted } from "@/lib/imports/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: ({ user }) => listImports(user),
    reply: (sessions, { request }) => presentImports(sessions, screenLocale(request)),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: StartImport,
    run: ({ input, user }) => beginImport(input, user),
    reply: (sessions, { request }) => presentStarted(sessions, screenLocale(request)),
  }),
});

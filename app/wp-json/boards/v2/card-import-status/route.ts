import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { CardImportStatus } from "@/lib/imports/card-board/inputs";
import { importOfUser } from "@/lib/imports/own";
import { presentImport } from "@/lib/imports/present";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: CardImportStatus,
    run: ({ input, user }) => importOfUser(input, user),
    reply: ({ session }) => ({ import: presentImport(session) }),
  }),
});

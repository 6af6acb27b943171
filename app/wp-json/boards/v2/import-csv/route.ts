import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ImportCsv } from "@/lib/imports/csv/inputs";
import { importCsv, presentImportedRows } from "@/lib/imports/csv/process";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: ImportCsv,
    run: ({ input, user }) => importCsv(input, user),
    reply: (imported) => presentImportedRows(imported),
  }),
});

import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ALL_FILES } from "@/lib/imports/import-from";
import { ProcessImport } from "@/lib/imports/inputs";
import { presentProcessed, processImport } from "@/lib/imports/process";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: ProcessImport,
    run: ({ input, user }) => processImport(input, ALL_FILES, user),
    reply: (processed) => presentProcessed(processed),
  }),
});

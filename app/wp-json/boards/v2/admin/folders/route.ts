import { isSiteAdmin } from "@/lib/boards/policy";
import { createFolder } from "@/lib/folders/create";
import { SaveFolder } from "@/lib/folders/inputs";
import { listFolders } from "@/lib/folders/list";
import { presentFolder } from "@/lib/folders/present";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    run: () => listFolders(),
    reply: (folders) => ({ folders: folders.map(presentFolder) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: SaveFolder,
    run: ({ input, user }) => createFolder(input, user),
    reply: (folder) => ({ message: "Folder has been created", folder: presentFolder(folder) }),
  }),
});

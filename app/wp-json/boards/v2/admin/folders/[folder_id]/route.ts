import { isSiteAdmin } from "@/lib/boards/policy";
import { deleteFolder } from "@/lib/folders/delete";
import { folderOfSite, folderOrNull } from "@/lib/folders/find";
import { ReadFolder, SaveFolder } from "@/lib/folders/inputs";
import { presentFolder } from "@/lib/folders/present";
import { readFolder } from "@/lib/folders/read";
import { updateFolder } from "@/lib/folders/update";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: folderOrNull,
    allow: inPro(isSiteAdmin),
    input: ReadFolder,
    run: ({ folder, input }) => folder && readFolder(folder, input),
    reply: (folder) => ({ folder: folder && presentFolder(folder) }),
  }),
  PUT: endpoint({
    find: folderOfSite,
    allow: inPro(isSiteAdmin),
    input: SaveFolder,
    run: ({ folder, input }) => updateFolder(folder, input),
    reply: (folder) => ({ message: "Folder updated successfully", folder: presentFolder(folder) }),
  }),
  DELETE: endpoint({
    find: folderOfSite,
    allow: inPro(isSiteAdmin),
    run: ({ folder }) => deleteFolder(folder),
    reply: () => ({ message: "Folder deleted successfully." }),
  }),
});

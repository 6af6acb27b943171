import { isSiteAdmin } from "@/lib/boards/policy";
import { addBoardsToFolder } from "@/lib/folders/boards";
import { folderOfSite } from "@/lib/folders/find";
import { AddBoards } from "@/lib/folders/inputs";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: folderOfSite,
    allow: inPro(isSiteAdmin),
    input: AddBoards,
    run: ({ folder, input }) => addBoardsToFolder(folder, input),
    reply: () => ({ message: "Added to folder successfully!" }),
  }),
});

import { isSiteAdmin } from "@/lib/boards/policy";
import { removeBoardFromFolder } from "@/lib/folders/boards";
import { folderOfSite } from "@/lib/folders/find";
import { RemoveBoard } from "@/lib/folders/inputs";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: folderOfSite,
    allow: inPro(isSiteAdmin),
    input: RemoveBoard,
    run: ({ folder, input }) => removeBoardFromFolder(folder, input),
    reply: () => ({ message: "Removed from folder successfully!" }),
  }),
});

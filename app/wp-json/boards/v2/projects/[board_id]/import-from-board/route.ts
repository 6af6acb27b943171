import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { importStages } from "@/lib/stages/import";
import { ImportStages } from "@/lib/stages/inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: ImportStages,
    run: ({ board, input, user }) => importStages(board, input, user),
    reply: () => ({ message: "Import successfully" }),
  }),
});

import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createStage } from "@/lib/stages/create";
import { CreateStage } from "@/lib/stages/inputs";
import { presentStage } from "@/lib/stages/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: CreateStage,
    run: ({ board, input, user }) => createStage(board, input, user),
    reply: (stages) => ({ updatedStages: stages.map(presentStage), message: "stage has been created" }),
  }),
});

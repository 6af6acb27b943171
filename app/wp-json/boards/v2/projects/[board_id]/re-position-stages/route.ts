import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { OrderStages } from "@/lib/stages/inputs";
import { presentStage } from "@/lib/stages/present";
import { reorderStages } from "@/lib/stages/reorder";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: OrderStages,
    run: ({ board, input, user }) => reorderStages(board, input.list, user),
    reply: (stages) => ({ message: "Stages Reordered", updatedStages: stages.map(presentStage) }),
  }),
});

import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { dragStage } from "@/lib/stages/drag";
import { DragStage } from "@/lib/stages/inputs";
import { presentStage } from "@/lib/stages/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: DragStage,
    run: ({ board, input, user }) => dragStage(board, input, user),
    reply: (stages) => ({ message: "Board stage has been updated", updatedStages: stages.map(presentStage) }),
  }),
});

import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { UpdateStage } from "@/lib/stages/inputs";
import { presentStage } from "@/lib/stages/present";
import { updateStage } from "@/lib/stages/update";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    input: UpdateStage,
    run: ({ input, user, ...found }) => updateStage(found, input, user),
    reply: ({ stage, stages }) => ({
      data: presentStage(stage),
      updatedStage: presentStage(stage),
      stages: stages.map(presentStage),
      success: true,
      message: "Stage updated successfully",
    }),
  }),
});

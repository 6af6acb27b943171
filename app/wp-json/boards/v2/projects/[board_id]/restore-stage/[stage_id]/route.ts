import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { restoreStage } from "@/lib/stages/archive";
import { stageOnBoard } from "@/lib/stages/find";
import { presentStage } from "@/lib/stages/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    run: ({ stage, user }) => restoreStage(stage, user),
    reply: (stage) => ({ success: true, updatedStage: presentStage(stage), message: "Stage has been restored" }),
  }),
});

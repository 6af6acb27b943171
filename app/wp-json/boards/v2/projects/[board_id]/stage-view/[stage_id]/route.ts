import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { presentStage } from "@/lib/stages/present";
import { toggleVisibility } from "@/lib/stages/visibility";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canManageBoard,
    run: ({ board, stage, user }) => toggleVisibility(board, stage, user),
    reply: (stage) => ({
      message: stage.isPublic ? "The stage is made public!" : "The stage is made admin only!",
      stage: presentStage(stage),
    }),
  }),
});

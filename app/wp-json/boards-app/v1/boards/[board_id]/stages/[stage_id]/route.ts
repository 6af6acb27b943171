import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteStage } from "@/lib/stages/delete";
import { stageOnBoard } from "@/lib/stages/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    run: ({ stage, user }) => deleteStage(stage, user),
    reply: () => ({ message: "Stage has been deleted" }),
  }),
});

import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeStage, ChangeStage, presentMovedIdea } from "@/lib/ideas/change-stage";
import { ideaOfMember } from "@/lib/ideas/team";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: ideaOfMember,
    allow: canEditBoard,
    input: ChangeStage,
    run: ({ board, ideaId, input, user }) => changeStage(board, ideaId, input, user),
    reply: (moved) => ({ idea: presentMovedIdea(moved), message: "Idea stage has been changed" }),
  }),
});

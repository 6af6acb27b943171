import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { mergeIdea } from "@/lib/ideas/team/merge";
import { MergeIdea } from "@/lib/ideas/team/merge-input";
import { previewMerge } from "@/lib/ideas/team/merge-preview";
import { ideaOfUser } from "@/lib/roadmaps/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: ideaOfUser,
    allow: canEditBoard,
    input: MergeIdea,
    run: ({ task, input }) => previewMerge(task, input),
    reply: (moves) => ({ moves: { ...moves } }),
  }),
  POST: endpoint({
    find: ideaOfUser,
    allow: canEditBoard,
    input: MergeIdea,
    run: ({ task, input, user }) => mergeIdea(task, input, user),
    reply: (_, { task, input }) => ({
      message: "The idea has been merged",
      idea: { id: task.id, merged_into_id: input.intoId },
    }),
  }),
});

import { viewerContextOf } from "@/lib/boards/policy";
import { deleteComment } from "@/lib/comments/delete";
import { commentOnBoard } from "@/lib/comments/find";
import { UpdateComment } from "@/lib/comments/inputs";
import { canChangeComment } from "@/lib/comments/policy";
import { presentComment } from "@/lib/comments/present";
import { updateComment } from "@/lib/comments/update";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: commentOnBoard,
    allow: canChangeComment,
    input: UpdateComment,
    run: ({ comment, input, user }) => updateComment(comment, input, user),
    reply: (loaded, { user, membership }) => ({
      comment: presentComment(loaded, user, viewerContextOf(user, { membership })),
      message: "Comment has been updated",
    }),
  }),
  DELETE: endpoint({
    find: commentOnBoard,
    allow: canChangeComment,
    run: ({ comment, user }) => deleteComment(comment, user),
    reply: () => ({ message: "Comment has been deleted" }),
  }),
});

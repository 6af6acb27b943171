import { viewerContextOf } from "@/lib/boards/policy";
import { deleteComment } from "@/lib/comments/delete";
import { replyOnBoard } from "@/lib/comments/find";
import { UpdateComment } from "@/lib/comments/inputs";
import { canChangeComment } from "@/lib/comments/policy";
import { presentComment } from "@/lib/comments/present";
import { updateComment } from "@/lib/comments/update";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: replyOnBoard,
    allow: canChangeComment,
    input: UpdateComment,
    run: ({ comment, input, user }) => updateComment(comment, input, user),
    reply: (loaded, { user, membership }) => ({
      description: presentComment(loaded, user, viewerContextOf(user, { membership })).description,
      message: "Reply has been updated",
    }),
  }),
  DELETE: endpoint({
    find: replyOnBoard,
    allow: canChangeComment,
    run: ({ comment, user }) => deleteComment(comment, user),
    reply: () => ({ message: "Reply has been deleted" }),
  }),
});

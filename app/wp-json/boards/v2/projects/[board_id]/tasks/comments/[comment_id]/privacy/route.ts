import { viewerContextOf } from "@/lib/boards/policy";
import { changePrivacy } from "@/lib/comments/change-privacy";
import { commentOnBoard } from "@/lib/comments/find";
import { ChangePrivacy } from "@/lib/comments/inputs";
import { canChangeComment } from "@/lib/comments/policy";
import { presentComment } from "@/lib/comments/present";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: commentOnBoard,
    allow: canChangeComment,
    input: ChangePrivacy,
    run: ({ board, comment, input, user }) => changePrivacy(board, comment, input, user),
    reply: (loaded, { user, membership }) => {
      const comment = presentComment(loaded, user, viewerContextOf(user, { membership }));
      return { comment, message: `This comment is now ${comment.privacy}` };
    },
  }),
});

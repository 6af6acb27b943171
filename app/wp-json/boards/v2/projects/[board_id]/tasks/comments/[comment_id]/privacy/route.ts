import { changePrivacy } from "@/lib/comments/change-privacy";
import { commentOnBoard } from "@/lib/comments/find";
import { ChangePrivacy } from "@/lib/comments/inputs";
import { canChangeComment } from "@/lib/comments/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: commentOnBoard,
    allow: canChangeComment,
    input: ChangePrivacy,
    run: ({ comment, input, user }) => changePrivacy(comment, input, user),
    reply: ({ id, privacy }) => ({ comment: { id, privacy }, message: `This comment is now ${privacy}` }),
  }),
});

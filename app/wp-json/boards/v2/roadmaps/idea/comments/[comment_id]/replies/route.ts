import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { submitReply } from "@/lib/ideas/comment";
import { ideaCommentOfPath } from "@/lib/ideas/find";
import { SubmitReply } from "@/lib/ideas/inputs";
import { presentReplied } from "@/lib/ideas/present";
import { replyTo } from "@/lib/ideas/reply";
import { authorOf } from "@/lib/ideas/sender";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    find: ideaCommentOfPath,
    input: SubmitReply,
    run: ({ board, membership, comment, by, input }) =>
      submitReply({ board, membership }, comment, input, authorOf(by, input.author)),
    reply: (result, { by, comment, input }) =>
      replyTo(by, 201, presentReplied(result, comment, authorOf(by, input.author))),
  }),
});

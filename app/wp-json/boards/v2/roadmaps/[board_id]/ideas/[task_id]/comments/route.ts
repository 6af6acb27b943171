import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { submitComment } from "@/lib/ideas/comment";
import { ideaForReader } from "@/lib/ideas/find";
import { SubmitComment } from "@/lib/ideas/inputs";
import { presentCommented } from "@/lib/ideas/present";
import { replyTo } from "@/lib/ideas/reply";
import { authorOf } from "@/lib/ideas/sender";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    find: ideaForReader,
    input: SubmitComment,
    run: ({ board, membership, ideaId, by, input }) =>
      submitComment({ board, membership }, ideaId, input, authorOf(by, input.author)),
    reply: (result, { by, input }) => replyTo(by, 201, presentCommented(result, authorOf(by, input.author))),
  }),
});

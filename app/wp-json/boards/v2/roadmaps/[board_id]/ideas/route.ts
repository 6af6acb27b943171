import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { roadmapForReader } from "@/lib/ideas/find";
import { SubmitIdea } from "@/lib/ideas/inputs";
import { presentSubmitted } from "@/lib/ideas/present";
import { replyTo } from "@/lib/ideas/reply";
import { authorOf } from "@/lib/ideas/sender";
import { submitIdea } from "@/lib/ideas/submit";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    find: roadmapForReader,
    input: SubmitIdea,
    run: ({ board, membership, by, input }) => submitIdea({ board, membership }, input, authorOf(by, input.author)),
    reply: (submitted, { board, by }) => replyTo(by, 201, presentSubmitted(submitted, board.id)),
  }),
});

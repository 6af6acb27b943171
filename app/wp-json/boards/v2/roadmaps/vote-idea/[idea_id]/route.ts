import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { roadmapOfIdeaPath } from "@/lib/ideas/find";
import { replyTo } from "@/lib/ideas/reply";
import { toggleVote } from "@/lib/ideas/vote";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    find: roadmapOfIdeaPath,
    run: ({ board, membership, ideaId, by }) => toggleVote({ board, membership }, ideaId, by),
    reply: ({ isVoted, newCount }, { by }) => replyTo(by, 200, { isVoted, new_count: newCount }),
  }),
});

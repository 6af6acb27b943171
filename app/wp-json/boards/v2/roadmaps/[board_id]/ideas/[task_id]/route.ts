import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { requireIdea } from "@/lib/ideas/comment";
import { ideaForReader } from "@/lib/ideas/find";
import { presentIdeaDetail } from "@/lib/ideas/present";
import { LATEST_COMMENTS } from "@/lib/ideas/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: ideaForReader,
    run: ({ by, ideaId, ...found }) => requireIdea(found, ideaId, by, LATEST_COMMENTS),
    reply: (idea) => ({ idea: presentIdeaDetail(idea) }),
  }),
});

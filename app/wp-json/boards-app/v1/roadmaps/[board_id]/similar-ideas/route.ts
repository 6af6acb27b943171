import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { roadmapForReader } from "@/lib/ideas/find";
import { FindSimilarIdeas } from "@/lib/ideas/inputs";
import { presentSimilarIdeas } from "@/lib/ideas/present-for-page";
import { similarIdeas } from "@/lib/ideas/similar";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: roadmapForReader,
    input: FindSimilarIdeas,
    run: ({ board, input }) => similarIdeas(board, input.text),
    reply: (ideas) => presentSimilarIdeas(ideas),
  }),
});

import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { countsOf } from "@/lib/ideas/counts";
import { roadmapForReader } from "@/lib/ideas/find";
import { ReadIdeaCounts } from "@/lib/ideas/inputs";
import { presentIdeaCounts } from "@/lib/ideas/present-for-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: roadmapForReader,
    input: ReadIdeaCounts,
    run: ({ board, input }) => countsOf(board, input.ids),
    reply: (counts, { request }) => presentIdeaCounts(counts, request),
  }),
});

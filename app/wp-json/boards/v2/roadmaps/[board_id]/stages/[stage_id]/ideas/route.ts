import { publicEndpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { stageForReader } from "@/lib/ideas/find";
import { ListIdeas } from "@/lib/ideas/inputs";
import { listIdeas } from "@/lib/ideas/list";
import { presentIdea } from "@/lib/ideas/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: stageForReader,
    input: ListIdeas,
    run: ({ board, stageId, by, input }) => listIdeas(board, { ...input, stageId }, by),
    reply: ({ rows, total }, { request, input }) => ({
      ideas: paginator(request, { ...input, rows: rows.map(presentIdea), total }),
    }),
  }),
});

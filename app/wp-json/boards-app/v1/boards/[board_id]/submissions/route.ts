import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { ListSubmissions } from "@/lib/moderation/inputs";
import { listSubmissions } from "@/lib/moderation/list";
import { presentSubmission } from "@/lib/moderation/present";
import { roadmapOfUser } from "@/lib/roadmaps/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: roadmapOfUser,
    allow: canEditBoard,
    input: ListSubmissions,
    run: ({ board, input }) => listSubmissions(board, input),
    reply: ({ rows, counts, ...page }, { request }) => ({
      submissions: paginator(request, { ...page, rows: rows.map(presentSubmission) }),
      counts,
    }),
  }),
});

import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { ListArchivedStages } from "@/lib/stages/inputs";
import { listArchivedStages } from "@/lib/stages/list-archived";
import { presentArchivedStage } from "@/lib/stages/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: ListArchivedStages,
    run: ({ board, input }) => listArchivedStages(board, input),
    reply: ({ rows, ...page }, { input, request }) => {
      const stages = rows.map(presentArchivedStage);
      return { stages: input.wantsAll ? stages : paginator(request, { ...page, rows: stages }) };
    },
  }),
});

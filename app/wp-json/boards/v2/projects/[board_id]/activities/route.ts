import { ListBoardActivity } from "@/lib/activity/inputs";
import { listBoardActivity } from "@/lib/activity/list";
import { presentLine } from "@/lib/activity/present";
import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: ListBoardActivity,
    run: ({ board, input, user }) => listBoardActivity(board, input, user),
    reply: ({ locale, ...list }, { request, user }) => ({
      activities: paginator(request, { ...list, rows: list.rows.map((line) => presentLine(line, user, locale)) }),
    }),
  }),
});

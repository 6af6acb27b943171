import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard, canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { emptyTrash } from "@/lib/trash/end";
import { ListTrash } from "@/lib/trash/inputs";
import { listTrash } from "@/lib/trash/list";
import { presentTrashItem } from "@/lib/trash/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: ListTrash,
    run: ({ board, input, user }) => listTrash(board, input, user),
    reply: ({ rows, ...page }, { request }) => ({
      items: paginator(request, { ...page, rows: rows.map(presentTrashItem) }),
    }),
  }),
  DELETE: endpoint({
    find: boardOfUser,
    allow: canManageBoard,
    run: ({ board }) => emptyTrash(board),
    reply: (count) => ({ message: "The trash has been emptied", deleted: count }),
  }),
});

import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { ListTrash } from "@/lib/trash/inputs";
import { listTrashedBoards } from "@/lib/trash/list";
import { presentTrashItem } from "@/lib/trash/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: ListTrash,
    run: ({ input }) => listTrashedBoards(input),
    reply: ({ rows, ...page }, { request }) => ({
      items: paginator(request, { ...page, rows: rows.map(presentTrashItem) }),
    }),
  }),
});

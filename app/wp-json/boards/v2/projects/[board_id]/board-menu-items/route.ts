import { boardToCopy } from "@/lib/boards/write/creators";
import { menuOf } from "@/lib/boards/read/menu";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardToCopy,
    allow: anyoneOnBoard,
    run: ({ user, ...found }) => menuOf(found, user),
    reply: (items) => ({ menu_items: items.map((item) => ({ ...item })) }),
  }),
});

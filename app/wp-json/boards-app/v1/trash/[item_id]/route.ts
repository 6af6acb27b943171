import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { endItem } from "@/lib/trash/end";
import { trashedBoard } from "@/lib/trash/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: trashedBoard,
    allow: isSiteAdmin,
    run: ({ item }) => endItem(item?.id ?? 0),
    reply: () => ({ message: "It has been deleted for good" }),
  }),
});

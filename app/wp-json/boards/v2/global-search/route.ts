import { isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { GlobalSearch } from "@/lib/search/inputs";
import { presentSearch } from "@/lib/search/present";
import { searchTasksAndBoards } from "@/lib/search/search";
import { findSearcher } from "@/lib/search/searcher";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: isOnAnyBoard,
    input: GlobalSearch,
    run: ({ input, user, calendar }) => searchTasksAndBoards(input, { user, calendar }),
    reply: (found) => presentSearch(found),
  }),
});

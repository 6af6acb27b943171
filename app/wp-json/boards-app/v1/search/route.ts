import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { searchAll } from "@/lib/search/find";
import { Search } from "@/lib/search/inputs";
import { presentAll } from "@/lib/search/present-all";
import { findSearcher } from "@/lib/search/searcher";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: anyoneSignedIn,
    input: Search,
    run: ({ input, user, calendar }) => searchAll(input, { user, calendar }),
    reply: (found, { input }) => presentAll(found, input.query),
  }),
});

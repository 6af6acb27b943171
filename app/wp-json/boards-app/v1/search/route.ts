import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { searchAll } from "@/lib/search/find";
import { Search } from "@/lib/search/inputs";
import { presentAll } from "@/lib/search/present-all";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: Search,
    run: ({ input, user }) => searchAll(input, user),
    reply: (found, { input }) => presentAll(found, input.query),
  }),
});

import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SuggestSearch } from "@/lib/search/inputs";
import { suggestSearch } from "@/lib/search/suggest";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: SuggestSearch,
    run: ({ input, user }) => suggestSearch(input, user),
    reply: (suggestions) => ({ suggestions }),
  }),
});

import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadMemberOptions } from "@/lib/options/inputs";
import { memberOptions } from "@/lib/options/members";
import { findNothing } from "@/lib/users/find";
import { presentPersonInShort } from "@/lib/users/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: ReadMemberOptions,
    run: ({ input, user }) => memberOptions(input, user),
    reply: (people) => ({ members: people.map(presentPersonInShort) }),
  }),
});

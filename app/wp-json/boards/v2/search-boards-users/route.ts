import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findColleagues } from "@/lib/members/colleagues";
import { SearchColleagues } from "@/lib/members/inputs";
import { presentColleague } from "@/lib/members/present-colleague";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    input: SearchColleagues,
    run: ({ input, user }) => findColleagues(input, user),
    reply: (colleagues, { user }) => colleagues.map((colleague) => presentColleague(colleague, user)),
  }),
});

import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findColleagues } from "@/lib/members/colleagues";
import { colleagueOfPath } from "@/lib/members/find";
import { presentColleague, presentDesignations } from "@/lib/members/present-colleague";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: colleagueOfPath,
    allow: anyoneSignedIn,
    run: ({ person, user }) => findColleagues({ search: "", limit: null, of: person }, user),
    reply: (colleagues, { user }) => ({
      users: colleagues.map((colleague) => presentColleague(colleague, user)),
      userWiseBoardDesignation: colleagues.flatMap(presentDesignations),
    }),
  }),
});

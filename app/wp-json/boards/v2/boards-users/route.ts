import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listColleagues } from "@/lib/members/colleagues";
import { presentColleagueWithRoles, presentBoardBesideColleagues } from "@/lib/members/present-colleague";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    run: ({ user }) => listColleagues(user),
    reply: ({ colleagues, boards }, { user }) => ({
      users: colleagues.map((colleague) => presentColleagueWithRoles(colleague, user)),
      boards: boards.map((each) => presentBoardBesideColleagues(each, user)),
    }),
  }),
});

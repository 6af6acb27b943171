import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { colleagueOfPath } from "@/lib/members/find";
import { listBoardsOf } from "@/lib/users/person-page/list-boards";
import { presentBoardOfPerson } from "@/lib/users/person-page/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: colleagueOfPath,
    allow: anyoneSignedIn,
    run: ({ person, user }) => listBoardsOf(person, user),
    reply: (boards, { person, user }) => ({ boards: boards.map((found) => presentBoardOfPerson(found, person, user)) }),
  }),
});

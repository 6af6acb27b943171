import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { boardsByTitle } from "@/lib/options/boards";
import { presentBoardOption } from "@/lib/options/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    run: ({ user }) => boardsByTitle(user),
    reply: (boards) => ({ boards: boards.map(presentBoardOption) }),
  }),
});

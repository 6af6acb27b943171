import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { boardsOfType, typeOfPath } from "@/lib/options/boards";
import { presentBoardOption } from "@/lib/options/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: typeOfPath,
    allow: anyoneSignedIn,
    run: ({ type, user }) => boardsOfType(type, user),
    reply: (boards) => ({ boards: boards.map(presentBoardOption) }),
  }),
});

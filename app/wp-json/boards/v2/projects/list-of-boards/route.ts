import { boardsToPick } from "@/lib/boards/read/pick";
import { anyoneSignedIn } from "@/lib/boards/policy";
import { presentBoardsToPick } from "@/lib/boards/present/pick";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    run: ({ user }) => boardsToPick(user),
    reply: (boards, { user }) => presentBoardsToPick(boards, user),
  }),
});

import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listInvitations } from "@/lib/invitations/list";
import { presentInvitation } from "@/lib/invitations/present";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: inPro(canManageBoard),
    run: ({ board }) => listInvitations(board),
    reply: (invitations) => ({ invitations: invitations.map(presentInvitation) }),
  }),
});

import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteInvitation } from "@/lib/invitations/delete";
import { invitationOnBoard } from "@/lib/invitations/find";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: invitationOnBoard,
    allow: inPro(canManageBoard),
    run: ({ invitation }) => deleteInvitation(invitation),
    reply: () => ({ message: "Invitation deleted successfully!" }),
  }),
});

import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { openInvitationOnBoard } from "@/lib/invitations/find";
import { invitationLink } from "@/lib/invitations/link";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: openInvitationOnBoard,
    allow: inPro(canManageBoard),
    run: ({ invitation }) => invitation,
    reply: (invitation) => ({ link: invitationLink(invitation) }),
  }),
});

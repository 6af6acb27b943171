import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SendInvitation } from "@/lib/invitations/inputs";
import { sendInvitation } from "@/lib/invitations/send";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: inPro(canManageBoard),
    input: SendInvitation,
    run: ({ board, input, user }) => sendInvitation(board, input, user),
    reply: () => ({ message: "Invitation sent successfully!" }),
  }),
});

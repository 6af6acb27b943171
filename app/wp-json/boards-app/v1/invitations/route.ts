import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { acceptInvitation } from "@/lib/invitations/accept";
import { AcceptInvitation } from "@/lib/invitations/inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    input: AcceptInvitation,
    run: ({ input, user, caller }) => acceptInvitation(input, user, caller.address),
    reply: ({ id, title }) => ({ message: "You are on the board", board: { id, title } }),
  }),
});

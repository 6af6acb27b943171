import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { requestPasswordReset } from "@/lib/users/passwords/request-reset";
import { RequestPasswordReset } from "@/lib/users/passwords/inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    input: RequestPasswordReset,
    run: ({ input, caller }) => requestPasswordReset(input, caller.address),
    reply: () => ({ message: "If there is such an account, a mail with a link is on its way to its address" }),
  }),
});

import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ResetPassword } from "@/lib/users/passwords/inputs";
import { resetPassword } from "@/lib/users/passwords/reset";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    input: ResetPassword,
    run: ({ input, caller }) => resetPassword(input, caller.address),
    reply: () => ({ message: "Your password has been changed" }),
  }),
});

import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { askForReset } from "@/lib/users/passwords/ask-for-reset";
import { AskForReset } from "@/lib/users/passwords/inputs";
import { callerItself } from "@/lib/users/sessions/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    find: callerItself,
    input: AskForReset,
    run: ({ input, caller }) => askForReset(input, caller.address),
    reply: () => ({ message: "If there is such an account, a mail with a link is on its way to its address" }),
  }),
});

import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changePassword } from "@/lib/users/passwords/change";
import { ChangePassword } from "@/lib/users/passwords/inputs";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: ChangePassword,
    run: ({ input, caller, user }) => changePassword(input, caller, user),
    reply: () => ({ message: "Your password has been changed" }),
  }),
});

import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changePassword } from "@/lib/users/passwords/change";
import { ChangePassword } from "@/lib/users/passwords/inputs";
import { userOfPath } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: userOfPath,
    allow: anyoneSignedIn,
    input: ChangePassword,
    run: ({ person, input, caller }) => changePassword(person, input, caller),
    reply: () => ({ message: "Your password has been changed" }),
  }),
});

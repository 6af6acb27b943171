import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ownAccount } from "@/lib/users/profile/find";
import { UpdateProfile } from "@/lib/users/profile/inputs";
import { presentProfile } from "@/lib/users/profile/present";
import { updateProfile } from "@/lib/users/profile/update";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: ownAccount,
    allow: anyoneSignedIn,
    run: ({ account }) => account,
    reply: (account) => presentProfile(account),
  }),
  PUT: endpoint({
    find: ownAccount,
    allow: anyoneSignedIn,
    input: UpdateProfile,
    run: ({ account, input, caller }) => updateProfile(account, input, caller.address),
    reply: (account) => ({ message: "Your profile has been saved", ...presentProfile(account) }),
  }),
});

import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { memberOnBoard } from "@/lib/members/find";
import { canRemoveMember } from "@/lib/members/policy";
import { removeMember } from "@/lib/members/remove";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: memberOnBoard,
    allow: canRemoveMember,
    run: ({ member, user }) => removeMember(member, user),
    reply: () => ({ message: "Member removed successfully" }),
  }),
});

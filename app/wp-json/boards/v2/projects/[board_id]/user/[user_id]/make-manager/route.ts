import { viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeRole } from "@/lib/members/change-role";
import { memberOnBoard } from "@/lib/members/find";
import { canChangeRole } from "@/lib/members/policy";
import { presentMemberWithRole } from "@/lib/members/present";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: memberOnBoard,
    allow: inPro(canChangeRole),
    run: ({ member, user }) => changeRole(member, { to: "manager" }, user),
    reply: (member, { user, membership }) => ({
      message: "Role updated successfully",
      member: presentMemberWithRole(member, viewerContextOf(user, { membership })),
    }),
  }),
});

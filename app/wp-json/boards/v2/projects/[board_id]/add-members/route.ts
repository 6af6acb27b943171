import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addMember } from "@/lib/members/add";
import { AddMember } from "@/lib/members/inputs";
import { presentAddedMember } from "@/lib/members/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canManageBoard,
    input: AddMember,
    run: ({ board, input, user }) => addMember(board, input, user),
    reply: (member, { user, membership }) => ({
      message: "Member added successfully",
      member: presentAddedMember(member, viewerContextOf(user, { membership })),
    }),
  }),
});

import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listMembers } from "@/lib/members/list";
import { presentBoardMember, presentGlobalAdmin } from "@/lib/members/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board, user }) => listMembers(board, user),
    reply: ({ members, admins }, { user, membership }) => {
      const viewerContext = viewerContextOf(user, { membership });
      return {
        users: members.map((member) => presentBoardMember(member, viewerContext)),
        global_admins: admins.map((admin) => presentGlobalAdmin(admin, viewerContext)),
      };
    },
  }),
});

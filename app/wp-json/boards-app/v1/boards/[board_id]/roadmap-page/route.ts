import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { roadmapOfUser } from "@/lib/roadmaps/of-user";
import { checkAddress, presentCheckedAddress, presentRoadmapPage, updateRoadmapPage } from "@/lib/roadmaps/page";
import { ReadRoadmapPage, UpdateRoadmapPage } from "@/lib/roadmaps/page-input";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: roadmapOfUser,
    allow: canManageBoard,
    input: ReadRoadmapPage,
    run: ({ board, input }) => (input.slug === undefined ? null : checkAddress(board, input.slug)),
    reply: (checked, { board }) => ({
      roadmap_page: presentRoadmapPage(board),
      checked: checked && presentCheckedAddress(checked),
    }),
  }),
  PUT: endpoint({
    find: roadmapOfUser,
    allow: canManageBoard,
    input: UpdateRoadmapPage,
    run: ({ board, input, user }) => updateRoadmapPage(board, input, user),
    reply: (board) => ({ message: "The roadmap page has been saved", roadmap_page: presentRoadmapPage(board) }),
  }),
});

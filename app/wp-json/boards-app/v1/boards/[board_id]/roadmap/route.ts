import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { roadmapOfUser } from "@/lib/roadmaps/of-user";
import { presentTeamSummary, readTeamSummary } from "@/lib/roadmaps/team-summary";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: roadmapOfUser,
    allow: anyoneOnBoard,
    run: ({ board }) => readTeamSummary(board),
    reply: (summary, { user, ...found }) => ({ roadmap: presentTeamSummary(summary, found, user) }),
  }),
});

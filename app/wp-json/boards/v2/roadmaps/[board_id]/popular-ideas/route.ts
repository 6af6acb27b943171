import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { popularIdeas, presentPopular } from "@/lib/ideas/statistics";
import { roadmapOfMember } from "@/lib/ideas/team";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: roadmapOfMember,
    allow: anyoneOnBoard,
    run: ({ board }) => popularIdeas(board),
    reply: (ideas) => ({ ideas: ideas.map(presentPopular) }),
  }),
});

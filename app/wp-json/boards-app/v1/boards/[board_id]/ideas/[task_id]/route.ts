import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentTeamView, readTeamView } from "@/lib/ideas/team/view";
import { ideaOfUser } from "@/lib/roadmaps/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: ideaOfUser,
    allow: anyoneOnBoard,
    run: ({ task }) => readTeamView(task),
    reply: (view, { user, ...found }) => ({ idea: presentTeamView(view, found, user) }),
  }),
});

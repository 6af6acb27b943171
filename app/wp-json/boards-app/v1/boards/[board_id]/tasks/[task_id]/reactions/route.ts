import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { reactionsOnTask } from "@/lib/reactions/list";
import { presentReaction } from "@/lib/reactions/present";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    run: ({ task, user }) => reactionsOnTask(task, user),
    reply: (reactions) => ({ reactions: reactions.map(presentReaction) }),
  }),
});

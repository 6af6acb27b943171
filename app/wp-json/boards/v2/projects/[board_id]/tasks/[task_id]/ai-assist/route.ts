import { AssistTask, assistTask } from "@/lib/assistant/assist";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    input: AssistTask,
    prepare: ({ board, membership, task, input, user, request: { signal } }) =>
      assistTask({ board, membership, task }, input, { user, signal }),
    run: ({ prepared }) => prepared,
    reply: (assistance) => assistance,
  }),
});

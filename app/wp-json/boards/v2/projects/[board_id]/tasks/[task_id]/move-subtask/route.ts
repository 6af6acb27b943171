import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { MoveSubtasks } from "@/lib/subtasks/inputs";
import { moveSubtasks } from "@/lib/subtasks/move";
import { presentMovedSubtasks } from "@/lib/subtasks/present";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: MoveSubtasks,
    run: ({ task, input, user }) => moveSubtasks(task, input, user),
    reply: (moved, { user, membership, input }) =>
      created({
        subtask: presentMovedSubtasks(moved, input, viewerContextOf(user, { membership })),
        message: "Subtask has been moved",
      }),
  }),
});

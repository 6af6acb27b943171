import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { MoveAllTasks } from "@/lib/stages/inputs";
import { moveAllTasks } from "@/lib/tasks/move/move-all";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: MoveAllTasks,
    run: ({ board, input, user }) => moveAllTasks(board, input, user),
    reply: (updated, { user, membership }) =>
      jsonObject({
        message: "Tasks have been moved",
        updatedTasks: taskPresenter(updated, viewerContextOf(user, { membership })).tasks(updated.rows),
      }),
  }),
});

import { canEditBoard, eyesOn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/json";
import { created } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { subtaskOnBoard } from "@/lib/subtasks/find";
import { MoveToStage } from "@/lib/subtasks/inputs";
import { presentAll, presentOne } from "@/lib/subtasks/present";
import { moveToStage } from "@/lib/subtasks/to-stage";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: subtaskOnBoard,
    allow: canEditBoard,
    input: MoveToStage,
    run: ({ board, subtask, input, user }) => moveToStage(board, subtask, input, user),
    reply: ({ left, others }, { user, membership }) => {
      const eyes = eyesOn(user, { membership });
      return created(jsonObject({ moveSubtask: presentOne(left, eyes), changedSubtasks: presentAll(others, eyes) }));
    },
  }),
});

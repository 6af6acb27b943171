import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { subtaskOnBoard } from "@/lib/subtasks/find";
import { PlaceSubtask } from "@/lib/subtasks/inputs";
import { placeSubtask } from "@/lib/subtasks/move";
import { presentLoadedTasks } from "@/lib/subtasks/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: subtaskOnBoard,
    allow: canEditBoard,
    input: PlaceSubtask,
    run: ({ subtask, input, user }) => placeSubtask(subtask, input, user),
    reply: (changed, { user, membership }) =>
      created(jsonObject({ changedSubtasks: presentLoadedTasks(changed, viewerContextOf(user, { membership })) })),
  }),
});

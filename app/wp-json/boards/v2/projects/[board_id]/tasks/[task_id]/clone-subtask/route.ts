import { dropUnclaimedCopies } from "@/lib/attachments/copy";
import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { cloneSubtask, filesForClone } from "@/lib/subtasks/clone";
import { subtaskOnBoard } from "@/lib/subtasks/find";
import { presentLoadedTask } from "@/lib/subtasks/present";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: subtaskOnBoard,
    allow: inPro(canEditBoard),
    prepare: ({ subtask }) => filesForClone(subtask),
    settle: (files) => dropUnclaimedCopies(files),
    run: ({ board, subtask, prepared, user }) => cloneSubtask(board, subtask, prepared, user),
    reply: (clone, { user, membership }) => ({
      subtask: presentLoadedTask(clone, viewerContextOf(user, { membership })),
      message: "Subtask has been cloned successfully",
    }),
  }),
});

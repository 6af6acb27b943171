import { anyoneOnBoard, canEditBoard } from "@/lib/boards/policy";
import { addDependency } from "@/lib/dependencies/add";
import { AddDependency } from "@/lib/dependencies/inputs";
import { listRelatedTasks } from "@/lib/dependencies/list";
import { presentRelatedTask } from "@/lib/dependencies/present";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: inPro(anyoneOnBoard),
    run: ({ task }) => listRelatedTasks(task),
    reply: ({ predecessors, successors }) => ({
      predecessors: predecessors.map(presentRelatedTask),
      successors: successors.map(presentRelatedTask),
    }),
  }),
  POST: endpoint({
    find: taskOnBoard,
    allow: inPro(canEditBoard),
    input: AddDependency,
    run: ({ board, task, input, user }) => addDependency(board, task, input, user),
    reply: () => ({ message: "Dependency added successfully." }),
  }),
});

import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listLabelsOfTask } from "@/lib/labels/list";
import { presentTaskLabel } from "@/lib/labels/present";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    run: ({ task }) => listLabelsOfTask(task),
    reply: (labels) => ({ labels: labels.map(presentTaskLabel) }),
  }),
});

import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { markReadOfTask } from "@/lib/notifications/mark-read";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    run: ({ task, user }) => markReadOfTask(task, user),
    reply: (marked) => ({ message: "The notifications of this task are read", marked }),
  }),
});

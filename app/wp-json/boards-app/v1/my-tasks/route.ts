import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { calendarOfCaller } from "@/lib/users/calendar";
import { ListMyTasks } from "@/lib/users/my-tasks/inputs";
import { listMyTasks } from "@/lib/users/my-tasks/list";
import { presentMyTasks } from "@/lib/users/my-tasks/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: calendarOfCaller,
    allow: anyoneSignedIn,
    input: ListMyTasks,
    run: ({ input, calendar, user }) => listMyTasks({ ...input, calendar }, user),
    reply: (tasks, { user }) => presentMyTasks(tasks, user),
  }),
});

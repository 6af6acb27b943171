import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { calendarOfCaller } from "@/lib/users/calendar";
import { presentTopTasks } from "@/lib/users/person-page/present-top-tasks";
import { readTopTasks } from "@/lib/users/person-page/top-tasks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: calendarOfCaller,
    allow: anyoneSignedIn,
    run: ({ calendar, user }) => readTopTasks(calendar, user),
    reply: (tasks, { user }) => presentTopTasks(tasks, user),
  }),
});

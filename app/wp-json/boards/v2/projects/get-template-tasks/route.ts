import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presenterAcross } from "@/lib/tasks/present/across";
import { listTemplateTasks } from "@/lib/templates/tasks";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: inPro(anyoneSignedIn),
    run: ({ user }) => listTemplateTasks(user),
    reply: (tasks, { user }) => tasks.rows.map(presenterAcross(tasks, user).task),
  }),
});

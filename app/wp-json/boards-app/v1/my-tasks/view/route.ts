import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";
import { SaveMyTasksView } from "@/lib/users/my-tasks/inputs";
import { saveMyTasksLayout } from "@/lib/users/my-tasks/view";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: SaveMyTasksView,
    run: ({ input, user }) => saveMyTasksLayout(input, user),
    reply: ({ view, layout }) => ({ view, layout }),
  }),
});

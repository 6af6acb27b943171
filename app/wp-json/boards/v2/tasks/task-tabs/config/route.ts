import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";
import { SaveTaskTabs } from "@/lib/users/task-tabs/inputs";
import { presentTaskTab } from "@/lib/users/task-tabs/present";
import { readTaskTabs, saveTaskTabs } from "@/lib/users/task-tabs/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    run: ({ user }) => readTaskTabs(user),
    reply: (tabs) => ({ data: tabs.map(presentTaskTab) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: SaveTaskTabs,
    run: ({ input, user }) => saveTaskTabs(input, user),
    reply: (tabs) => ({ message: "Configuration saved successfully", config: tabs.map(presentTaskTab) }),
  }),
});

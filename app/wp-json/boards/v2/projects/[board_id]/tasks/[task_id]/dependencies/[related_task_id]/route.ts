import { canEditBoard } from "@/lib/boards/policy";
import { relatedTasksOnBoard } from "@/lib/dependencies/find";
import { removeDependency } from "@/lib/dependencies/remove";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: relatedTasksOnBoard,
    allow: inPro(canEditBoard),
    run: ({ user, ...found }) => removeDependency(found, user),
    reply: () => ({ message: "Dependency removed successfully." }),
  }),
});

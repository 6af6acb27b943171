import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { detachLabel } from "@/lib/labels/attach";
import { taskAndLabelOnBoard } from "@/lib/labels/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: taskAndLabelOnBoard,
    allow: canEditBoard,
    run: ({ task, label, user }) => detachLabel(task, label, user),
    reply: () => ({ message: "Label has been deleted" }),
  }),
});

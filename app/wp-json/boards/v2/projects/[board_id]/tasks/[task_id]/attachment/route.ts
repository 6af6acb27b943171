import { attachmentsOf } from "@/lib/attachments/find";
import { presentAttachment } from "@/lib/attachments/present";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    run: ({ task }) => attachmentsOf(task.id),
    reply: (attachments) => ({ attachments: attachments.map(presentAttachment) }),
  }),
});

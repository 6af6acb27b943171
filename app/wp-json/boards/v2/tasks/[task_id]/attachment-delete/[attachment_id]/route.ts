import { deleteAttachment } from "@/lib/attachments/change";
import { attachmentOfTask } from "@/lib/attachments/find";
import { presentAttachment } from "@/lib/attachments/present";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: attachmentOfTask,
    allow: canEditBoard,
    run: ({ task, attachment, user }) => deleteAttachment(task, attachment, user),
    reply: (remaining) => ({
      message: "Task attachment has been deleted",
      attachments: remaining.map(presentAttachment),
    }),
  }),
});

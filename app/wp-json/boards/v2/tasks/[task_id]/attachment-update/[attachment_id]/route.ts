import { renameAttachment } from "@/lib/attachments/change";
import { attachmentOfTask } from "@/lib/attachments/find";
import { UpdateAttachment } from "@/lib/attachments/inputs";
import { presentAttachment } from "@/lib/attachments/present";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: attachmentOfTask,
    allow: canEditBoard,
    input: UpdateAttachment,
    run: ({ task, attachment, input, user }) => renameAttachment(task, attachment, input.title, user),
    reply: (attachment) => ({ message: "Task attachment has been updated", attachment: presentAttachment(attachment) }),
  }),
});

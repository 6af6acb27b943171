import { addLink, readLink } from "@/lib/attachments/add-link";
import { taskToAttachTo } from "@/lib/attachments/find";
import { AddLink } from "@/lib/attachments/inputs";
import { presentAttachment } from "@/lib/attachments/present";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskToAttachTo,
    allow: canEditBoard,
    input: AddLink,
    prepare: ({ input, user }) => readLink(input, user),
    run: ({ task, input, prepared, user }) => addLink(task, input, prepared, user),
    reply: (attachment) => ({
      message: "Attachment has been added to task",
      attachment: presentAttachment(attachment),
    }),
  }),
});

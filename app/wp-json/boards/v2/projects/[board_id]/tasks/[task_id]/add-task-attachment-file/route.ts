import { addFiles } from "@/lib/attachments/add-files";
import { presentAttachment } from "@/lib/attachments/present";
import { filesIn } from "@/lib/attachments/uploads";
import { canEditBoard } from "@/lib/boards/policy";
import { uploadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    files: filesIn("file"),
    run: ({ task, files, user }) => addFiles(task, files, user),
    reply: (attachments) => ({
      message: "Task attachment has been added",
      attachments: attachments.map(presentAttachment),
    }),
  }),
});

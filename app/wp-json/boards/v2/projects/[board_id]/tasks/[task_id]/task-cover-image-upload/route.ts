import { accessLink } from "@/lib/attachments/signature";
import { onlyFile, pictureIn } from "@/lib/attachments/uploads";
import { canEditBoard } from "@/lib/boards/policy";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { coverTask } from "@/lib/tasks/write/cover";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    files: pictureIn("file"),
    run: ({ task, files, user }) => coverTask(task, onlyFile(files), user),
    reply: (cover) => ({ message: "Image has been uploaded", public_url: accessLink(cover) }),
  }),
});

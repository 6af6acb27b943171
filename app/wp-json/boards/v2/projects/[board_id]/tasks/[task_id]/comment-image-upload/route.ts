import { addCommentImage } from "@/lib/attachments/add-picture";
import { presentPicture } from "@/lib/attachments/present";
import { imageIn, onlyFile } from "@/lib/attachments/uploads";
import { canEditBoard } from "@/lib/boards/policy";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    files: imageIn("file"),
    run: ({ task, files, user }) => addCommentImage(task, onlyFile(files), user),
    reply: (image) => ({ message: "attachment has been added", imageAttachment: presentPicture(image) }),
  }),
});

import { addDescriptionPicture } from "@/lib/attachments/add-picture";
import { presentPicture } from "@/lib/attachments/present";
import { onlyFile, pictureIn } from "@/lib/attachments/uploads";
import { canEditBoard } from "@/lib/boards/policy";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    files: pictureIn("file"),
    run: ({ task, files, user }) => addDescriptionPicture(task, onlyFile(files), user),
    reply: (picture) => ({ message: "Image has been uploaded", file: presentPicture(picture) }),
  }),
});

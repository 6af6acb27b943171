import { onlyFile, pictureIn } from "@/lib/attachments/uploads";
import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { uploadEndpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { createTaskFromImage } from "@/lib/tasks/write/create-from-image";
import { CreateTaskFromImage } from "@/lib/tasks/inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: boardOfUser,
    allow: canEditBoard,
    files: pictureIn("file"),
    input: CreateTaskFromImage,
    run: ({ board, files, input, user }) => createTaskFromImage(board, input.stageId, onlyFile(files), user),
    reply: (changed, { user, membership }) =>
      jsonObject({ ...presentChanged(changed, { membership }, user), message: "Task has been created" }),
  }),
});

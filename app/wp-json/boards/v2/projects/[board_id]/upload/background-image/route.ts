import { onlyFile, pictureIn } from "@/lib/attachments/uploads";
import { changeBackgroundImage } from "@/lib/boards/write/change-background";
import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { presentBackground } from "@/lib/boards/present/board";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: boardOfUser,
    allow: canEditBoard,
    files: pictureIn("file"),
    run: ({ board, files, user }) => changeBackgroundImage(board, onlyFile(files), user),
    reply: (board) => ({ message: "Background updated successfully", background: presentBackground(board) }),
  }),
});

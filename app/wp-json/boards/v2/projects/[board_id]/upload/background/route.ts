import { ChangeBackground } from "@/lib/boards/write/background-input";
import { changeBackground } from "@/lib/boards/write/change-background";
import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { presentBackground } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: ChangeBackground,
    run: ({ board, input, user }) => changeBackground(board, input, user),
    reply: (board) => ({ message: "Background updated successfully", background: presentBackground(board) }),
  }),
});

import { createBoard } from "@/lib/boards/write/create";
import { boardCreationRight, canCreateBoard } from "@/lib/boards/write/creators";
import { CreateBoard, ListBoards } from "@/lib/boards/inputs";
import { listBoards } from "@/lib/boards/read/list";
import { anyoneSignedIn } from "@/lib/boards/policy";
import { presentBoard, presentBoardInList, presentCurrentFolder } from "@/lib/boards/present/board";
import { presentMapping } from "@/lib/folders/present";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    input: ListBoards,
    run: ({ input, user }) => listBoards(input, user),
    reply: ({ rows, counts, folders, folder, ...page }, { user, request }) => ({
      boards: paginator(request, { ...page, rows: rows.map((board) => presentBoardInList(board, user)) }),
      folder_mapping: presentMapping(folders),
      ...(folder !== undefined && { current_folder: folder && presentCurrentFolder(folder) }),
      board_counts: counts,
    }),
  }),
  POST: endpoint({
    find: boardCreationRight,
    allow: canCreateBoard,
    input: CreateBoard,
    run: ({ input, user }) => createBoard(input, user),
    reply: (board) => created({ message: "Board has been created successfully", board: presentBoard(board, false) }),
  }),
});

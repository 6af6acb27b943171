import { deleteBoard } from "@/lib/boards/write/delete";
import { boardOfUser } from "@/lib/boards/find";
import { ReadBoard, UpdateBoard } from "@/lib/boards/inputs";
import { anyoneOnBoard, canDeleteBoard, canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { presentBoardFor, presentWholeBoard } from "@/lib/boards/present/board";
import { boardOfPath } from "@/lib/boards/read/read";
import { updateBoard } from "@/lib/boards/write/update";
import { endpoint } from "@/lib/http/endpoint";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { plainDate } from "@/lib/dates/dates";
import { route } from "@/lib/http/route";
import { presentStage } from "@/lib/stages/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: ReadBoard,
    read: boardOfPath,
    reply: ({ whole, syncedAt, membership }, { user }) => ({
      board: presentWholeBoard(whole, user, viewerContextOf(user, { membership })),
      synced_at: plainDate(syncedAt),
    }),
  }),
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: UpdateBoard,
    run: ({ board, input, user }) => updateBoard(board, input, user),
    reply: ({ board, stages }, { user, membership }) => ({
      message: "Board has been updated",
      board: { ...presentBoardFor(user, { board, membership }), updated_at_ms: board.updatedAt.getTime() },
      stages: stages.map(presentStage),
    }),
  }),
  DELETE: endpoint({
    find: boardOfUser,
    allow: canDeleteBoard,
    run: ({ board, user }) => deleteBoard(board, user),
    reply: () => ({ message: "Board has been deleted" }),
  }),
});

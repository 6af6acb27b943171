import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { RestoreOnBoard } from "@/lib/trash/inputs";
import { presentRestored } from "@/lib/trash/present";
import { restoreOnBoard } from "@/lib/trash/restore/on-board";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: RestoreOnBoard,
    run: ({ board, input, user }) => restoreOnBoard(board, input, user),
    reply: (restored, { user, membership }) => jsonObject(presentRestored(restored, { membership }, user)),
  }),
});

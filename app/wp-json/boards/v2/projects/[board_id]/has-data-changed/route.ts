import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { presentChanges } from "@/lib/boards/present/changes";
import { readChanges } from "@/lib/boards/read/sync";
import { SinceWhen } from "@/lib/boards/read/sync-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: SinceWhen,
    run: ({ board, input, user }) => readChanges(board, input, user),
    reply: (changes, { user, membership }) =>
      presentChanges(changes, { user, membership, viewerContext: viewerContextOf(user, { membership }) }),
  }),
});

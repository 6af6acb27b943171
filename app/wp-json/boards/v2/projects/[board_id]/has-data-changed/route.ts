import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { presentChanges } from "@/lib/boards/present/changes";
import { changesOfPath } from "@/lib/boards/read/sync";
import { SinceWhen } from "@/lib/boards/read/sync-input";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: SinceWhen,
    read: changesOfPath,
    reply: ({ changes, membership }, { user }) =>
      presentChanges(changes, { user, membership, viewerContext: viewerContextOf(user, { membership }) }),
  }),
});

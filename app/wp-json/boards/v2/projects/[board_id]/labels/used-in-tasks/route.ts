import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listUsedLabels } from "@/lib/labels/list";
import { presentLabel } from "@/lib/labels/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board }) => listUsedLabels(board),
    reply: (labels) => ({ labels: labels.map(presentLabel) }),
  }),
});

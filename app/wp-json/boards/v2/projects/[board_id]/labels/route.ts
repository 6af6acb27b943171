import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createLabel } from "@/lib/labels/create";
import { CreateLabel } from "@/lib/labels/inputs";
import { listLabels } from "@/lib/labels/list";
import { presentLabel } from "@/lib/labels/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board }) => listLabels(board),
    reply: (labels) => ({ labels: labels.map(presentLabel) }),
  }),
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: CreateLabel,
    run: ({ board, input, user }) => createLabel(board, input, user),
    reply: (label) => ({ message: "Label has been created", label: presentLabel(label) }),
  }),
});

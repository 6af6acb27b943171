import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { attachLabel } from "@/lib/labels/attach";
import { AttachLabel } from "@/lib/labels/inputs";
import { presentTaskLabel } from "@/lib/labels/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: AttachLabel,
    run: ({ board, input, user }) => attachLabel(board, input, user),
    reply: (attached) => ({ message: "Label has been added", label: presentTaskLabel(attached) }),
  }),
});

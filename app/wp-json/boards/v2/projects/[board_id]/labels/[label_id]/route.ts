import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteLabel } from "@/lib/labels/delete";
import { labelOnBoard } from "@/lib/labels/find";
import { UpdateLabel } from "@/lib/labels/inputs";
import { presentLabel } from "@/lib/labels/present";
import { updateLabel } from "@/lib/labels/update";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: labelOnBoard,
    allow: canEditBoard,
    input: UpdateLabel,
    run: ({ label, input, user }) => updateLabel(label, input, user),
    reply: (label) => ({ message: "Label has been updated", label: presentLabel(label) }),
  }),
  DELETE: endpoint({
    find: labelOnBoard,
    allow: canEditBoard,
    run: ({ label, user }) => deleteLabel(label, user),
    reply: () => ({ message: "Label has been deleted", type: "success" }),
  }),
});

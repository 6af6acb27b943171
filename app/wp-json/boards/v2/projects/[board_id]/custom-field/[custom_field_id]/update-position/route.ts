import { canEditBoard } from "@/lib/boards/policy";
import { customFieldOnBoard } from "@/lib/custom-fields/find";
import { MoveCustomField } from "@/lib/custom-fields/inputs";
import { moveCustomField } from "@/lib/custom-fields/move";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: customFieldOnBoard,
    allow: inPro(canEditBoard),
    input: MoveCustomField,
    run: ({ field, input, user }) => moveCustomField(field, input, user),
    reply: () => ({ message: "Custom field position has been updated successfully" }),
  }),
});

import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { createCustomField } from "@/lib/custom-fields/create";
import { CreateCustomField } from "@/lib/custom-fields/inputs";
import { presentCustomField } from "@/lib/custom-fields/present";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: inPro(canEditBoard),
    input: CreateCustomField,
    run: ({ board, input, user }) => createCustomField(board, input, user),
    reply: (field) => ({
      message: "Custom field has been successfully created",
      customField: presentCustomField(field),
    }),
  }),
});

import { canEditBoard } from "@/lib/boards/policy";
import { deleteCustomField } from "@/lib/custom-fields/delete";
import { customFieldOnBoard } from "@/lib/custom-fields/find";
import { UpdateCustomField } from "@/lib/custom-fields/inputs";
import { presentCustomField } from "@/lib/custom-fields/present";
import { updateCustomField } from "@/lib/custom-fields/update";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: customFieldOnBoard,
    allow: inPro(canEditBoard),
    input: UpdateCustomField,
    run: ({ field, input, user }) => updateCustomField(field, input, user),
    reply: (field) => ({
      message: "Custom field has been updated successfully",
      customField: presentCustomField(field),
    }),
  }),
  DELETE: endpoint({
    find: customFieldOnBoard,
    allow: inPro(canEditBoard),
    run: ({ field, user }) => deleteCustomField(field, user),
    reply: () => ({ message: "Custom field has been deleted successfully" }),
  }),
});

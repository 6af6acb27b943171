import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { listCustomFields } from "@/lib/custom-fields/list";
import { presentCustomField } from "@/lib/custom-fields/present";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: inPro(anyoneOnBoard),
    run: ({ board }) => listCustomFields(board),
    reply: (fields) => ({ customFields: fields.map(presentCustomField) }),
  }),
});

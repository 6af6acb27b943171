import { anyoneOnBoard, canEditBoard } from "@/lib/boards/policy";
import { SetFieldValue } from "@/lib/custom-fields/inputs";
import { listFieldValues } from "@/lib/custom-fields/list";
import { presentCustomField, presentFieldValue } from "@/lib/custom-fields/present";
import { setFieldValue } from "@/lib/custom-fields/set-value";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: inPro(anyoneOnBoard),
    run: ({ task }) => listFieldValues(task),
    reply: (values) => ({ customFields: values.map(presentFieldValue) }),
  }),
  POST: endpoint({
    find: taskOnBoard,
    allow: inPro(canEditBoard),
    input: SetFieldValue,
    run: ({ task, input, user }) => setFieldValue(task, input, user),
    reply: (field) => ({ customField: presentCustomField(field) }),
  }),
});

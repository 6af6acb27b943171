import { ApplySuggestions, applySuggestions } from "@/lib/assistant/apply";
import { presentApplied } from "@/lib/assistant/present-applied";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: ApplySuggestions,
    run: ({ board, task, input, user }) => applySuggestions(board, task, input, user),
    reply: (applied, { user, membership }) => jsonObject(presentApplied(applied, { membership }, user)),
  }),
});

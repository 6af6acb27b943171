import { ListModels } from "@/lib/assistant/inputs";
import { presentModels } from "@/lib/assistant/present";
import { listModels } from "@/lib/assistant/update";
import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: ListModels,
    prepare: ({ input }) => listModels(input),
    run: ({ prepared }) => prepared,
    reply: (models) => ({ models: presentModels(models) }),
  }),
});

import { UpdateAssistant } from "@/lib/assistant/inputs";
import { presentAssistant } from "@/lib/assistant/present";
import { readAssistant } from "@/lib/assistant/setting";
import { modelFor, updateAssistant } from "@/lib/assistant/update";
import { readUse } from "@/lib/assistant/use";
import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: () => Promise.all([readAssistant(), readUse()]),
    reply: ([setting, use]) => presentAssistant(setting, use),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: UpdateAssistant,
    prepare: ({ input }) => modelFor(input),
    run: ({ input, prepared }) => updateAssistant(input, prepared),
    reply: () => ({ message: "AI configuration saved successfully." }),
  }),
});

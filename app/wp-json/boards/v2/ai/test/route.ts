import { TestAssistant } from "@/lib/assistant/inputs";
import { testAssistant } from "@/lib/assistant/test-connection";
import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: TestAssistant,
    prepare: ({ input, user, request: { signal } }) => testAssistant(input, { user, signal }),
    run: () => {},
    reply: () => ({ message: "Connection successful! Your API key is valid." }),
  }),
});

import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ChooseStorage } from "@/lib/storage/settings/inputs";
import { tryStorage } from "@/lib/storage/settings/try";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    input: ChooseStorage,
    prepare: ({ input }) => tryStorage(input),
    run: () => undefined,
    reply: () => ({ message: "The storage works" }),
  }),
});

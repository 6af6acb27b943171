import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ChooseStorage } from "@/lib/storage/settings/inputs";
import { presentStorageConfig } from "@/lib/storage/settings/present";
import { readStorageSettings } from "@/lib/storage/settings/read";
import { saveStorage } from "@/lib/storage/settings/save";
import { tryStorage } from "@/lib/storage/settings/try";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => readStorageSettings(),
    reply: (settings) => ({ config: presentStorageConfig(settings) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    input: ChooseStorage,
    prepare: ({ input }) => tryStorage(input),
    run: ({ prepared }) => saveStorage(prepared),
    reply: (settings) => ({
      message: "Storage settings has been updated successfully",
      config: presentStorageConfig(settings),
    }),
  }),
});

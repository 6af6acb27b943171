import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { UpdateFeatureModules } from "@/lib/modules/inputs";
import { presentFeatureModules, withExistingBoards } from "@/lib/modules/present";
import { readFeatureModules } from "@/lib/modules/read";
import { updateFeatureModules } from "@/lib/modules/update";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: async () => withExistingBoards(await readFeatureModules()),
    reply: (modules) => ({ addons: {}, featureModules: presentFeatureModules(modules) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: UpdateFeatureModules,
    run: async ({ input }) => withExistingBoards(await updateFeatureModules(input)),
    reply: (modules) => ({ message: "Settings are saved", featureModules: presentFeatureModules(modules) }),
  }),
});

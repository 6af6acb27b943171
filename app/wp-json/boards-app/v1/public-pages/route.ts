import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readPublicPages, updatePublicPages, UpdatePublicPages } from "@/lib/settings/public-pages";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => readPublicPages(),
    reply: (settings) => ({ settings }),
  }),
  PUT: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    input: UpdatePublicPages,
    run: ({ input }) => updatePublicPages(input),
    reply: (settings) => ({ message: "The settings have been saved", settings }),
  }),
});

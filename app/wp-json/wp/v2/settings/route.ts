import { route } from "@/lib/http/route";
import { UpdateSiteSettings } from "@/lib/settings/inputs";
import { presentSiteSettings } from "@/lib/settings/present";
import { readSiteSettings } from "@/lib/settings/site";
import { updateSiteSettings } from "@/lib/settings/update";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";
import { wordpressEndpoint } from "@/lib/wordpress/endpoint";

const forbidden = ["rest_forbidden", "Sorry, you are not allowed to do that."] as const;

const update = wordpressEndpoint({
  find: findNothing,
  allow: isSiteAdministrator,
  forbidden,
  input: UpdateSiteSettings,
  run: ({ input }) => updateSiteSettings(input),
  reply: (settings) => presentSiteSettings(settings),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: wordpressEndpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    forbidden,
    run: () => readSiteSettings(),
    reply: (settings) => presentSiteSettings(settings),
  }),
  POST: update,
  PUT: update,
  PATCH: update,
});

import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readGeneralSettings } from "@/lib/settings/general";
import { UpdateGeneralSettings } from "@/lib/settings/inputs";
import { presentGeneralSettings } from "@/lib/settings/present";
import { readSiteSettings } from "@/lib/settings/site";
import { updateGeneralSettings } from "@/lib/settings/update";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: () => Promise.all([readGeneralSettings(), readSiteSettings()]),
    reply: ([settings, site]) => ({ settings: presentGeneralSettings(settings), server_timezone: site.timezone }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: UpdateGeneralSettings,
    run: ({ input }) => updateGeneralSettings(input),
    reply: (settings) => ({ settings: presentGeneralSettings(settings), message: "Settings are saved" }),
  }),
});

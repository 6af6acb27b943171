import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { UpdateRoadmapSettings } from "@/lib/roadmaps/inputs";
import { presentRoadmapSettings } from "@/lib/roadmaps/present";
import { readRoadmapSettings } from "@/lib/roadmaps/settings";
import { updateRoadmapSettings } from "@/lib/roadmaps/update";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: () => readRoadmapSettings(),
    reply: (settings) => ({ settings: presentRoadmapSettings(settings) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: UpdateRoadmapSettings,
    run: ({ input }) => updateRoadmapSettings(input),
    reply: (settings) => ({
      message: "Settings has been updated successfully",
      settings: presentRoadmapSettings(settings),
    }),
  }),
});

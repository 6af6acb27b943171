import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { MapRoadmapPages } from "@/lib/roadmaps/inputs";
import { mapRoadmapPages, roadmapPages } from "@/lib/roadmaps/pages";
import { presentMappedPages, presentPages } from "@/lib/roadmaps/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: () => roadmapPages(),
    reply: (pages) => ({ page_settings: presentPages(pages) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: MapRoadmapPages,
    run: ({ input, user }) => mapRoadmapPages(input, user),
    reply: (pages) => ({
      message: "Roadmap Board & Page Mapping Updated Successfully",
      page_settings: presentMappedPages(pages),
    }),
  }),
});

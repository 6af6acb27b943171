import "server-only";
import { transaction } from "@/lib/db";
import { refuseIfOffOnSite } from "@/lib/modules/refuse";
import type { UpdateRoadmapSettings } from "@/lib/roadmaps/inputs";
import { type RoadmapSettings, writeRoadmapSettings } from "@/lib/roadmaps/settings";

export const updateRoadmapSettings = (to: UpdateRoadmapSettings): Promise<RoadmapSettings> =>
  transaction(async (tx) => {
    await refuseIfOffOnSite(tx, "roadmap");
    return writeRoadmapSettings(tx, to);
  });

import "server-only";
import { transaction } from "@/lib/db";
import type { UpdateRoadmapSettings } from "@/lib/roadmaps/inputs";
import { type RoadmapSettings, writeRoadmapSettings } from "@/lib/roadmaps/settings";

export const updateRoadmapSettings = (to: UpdateRoadmapSettings): Promise<RoadmapSettings> =>
  transaction((tx) => writeRoadmapSettings(tx, to));

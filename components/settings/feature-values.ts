import type { BoardModule, ModuleName, SiteModules } from "@/lib/modules/modules";

/** The settings as a flat form has them. Ids of boards are joined by commas. */
export type FeatureValues = Record<`${ModuleName}.enabled`, boolean> &
  Record<`${BoardModule}.all_boards`, boolean> &
  Record<`${BoardModule}.selected_boards`, string>;

export const featureValues = ({ timeTracking, recurring_task, roadmap, frontend }: SiteModules): FeatureValues => ({
  "timeTracking.enabled": timeTracking.enabled,
  "timeTracking.all_boards": timeTracking.all_boards,
  "timeTracking.selected_boards": timeTracking.selected_boards.join(","),
  "recurring_task.enabled": recurring_task.enabled,
  "recurring_task.all_boards": recurring_task.all_boards,
  "recurring_task.selected_boards": recurring_task.selected_boards.join(","),
  "roadmap.enabled": roadmap.enabled,
  "frontend.enabled": frontend.enabled,
});

export const boardIdsIn = (joined: string): number[] => joined.split(",").filter(Boolean).map(Number);

type Value = string | number | boolean | null;
type Settings = Record<string, Record<string, Value | number[]>>;

/** As the endpoint takes them: only what has changed. */
export function featureSettings(changed: Readonly<Record<string, Value>>): Settings {
  const settings: Settings = {};
  for (const [name, value] of Object.entries(changed)) {
    const [module = "", key = ""] = name.split(".");
    settings[module] = { ...settings[module], [key]: key === "selected_boards" ? boardIdsIn(String(value)) : value };
  }
  return settings;
}

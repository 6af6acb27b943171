import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { env } from "@/lib/env";
import type { OnBoards } from "@/lib/modules/modules";
import type { FeatureModules } from "@/lib/modules/read";

/** Without boards that were deleted, so that clients can send back what they got. */
export async function withExistingBoards(modules: FeatureModules): Promise<FeatureModules> {
  const existing = new Set((await chosenBoards(modules)).map(({ id }) => id));
  const onExisting = (site: FeatureModules["timeTracking"]) => ({
    ...site,
    selected_boards: site.selected_boards.filter((id) => existing.has(id)),
  });
  const { timeTracking, recurring_task } = modules;
  return { ...modules, timeTracking: onExisting(timeTracking), recurring_task: onExisting(recurring_task) };
}

export async function chosenBoards({
  timeTracking,
  recurring_task,
}: FeatureModules): Promise<{ id: number; title: string }[]> {
  const named = [...timeTracking.selected_boards, ...recurring_task.selected_boards];
  if (named.length === 0) return [];
  return rowsOf(db, Prisma.sql`SELECT id, title FROM board WHERE id = ANY(${named}::int[]) ORDER BY title, id`);
}

export type FeatureModulesJson = ReturnType<typeof presentFeatureModules>;

/** Clients expect the switches as `yes` and `no`. */
export const presentFeatureModules = (modules: FeatureModules) => ({
  timeTracking: presentOnBoards(modules.timeTracking),
  recurring_task: presentOnBoards(modules.recurring_task),
  roadmap: { enabled: yesNo(modules.roadmap.enabled) },
  frontend: {
    enabled: yesNo(modules.frontend.enabled),
    slug: modules.frontend.slug,
    render_type: modules.frontend.render_type,
    page_id: modules.frontend.page_id ?? ("" as const),
  },
  menu_settings: {
    in_crm: yesNo(modules.menu_settings.in_crm),
    menu_position: modules.menu_settings.menu_position,
  },
  panel_url: env().BOARDS_URL,
});

const presentOnBoards = ({ enabled, all_boards, selected_boards }: OnBoards) => ({
  enabled: yesNo(enabled),
  all_boards: yesNo(all_boards),
  selected_boards: [...selected_boards],
});

const yesNo = (is: boolean) => (is ? "yes" : "no");

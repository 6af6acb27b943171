import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isSiteAdmin } from "@/lib/boards/policy";
import type { BoardModule, SiteModules } from "@/lib/modules/modules";
import { isOnSite } from "@/lib/modules/on-board";
import { FeatureModules } from "@/lib/modules/read";
import { db, rowsOf } from "@/lib/db";
import { SiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

/** A column for `modulesFor`, so that a page needs no statement of its own for it. */
export const modulesColumn = ({ id }: CurrentUser): Prisma.Sql => Prisma.sql`jsonb_build_object(
  'settings', coalesce((SELECT value FROM setting WHERE key = 'modules'), '{}'),
  'boards', ARRAY(SELECT board_id FROM board_member WHERE user_id = ${id}))`;

export interface ModulesColumn {
  settings: unknown;
  boards: number[];
}

/** As screens may know them: with the tier, and without boards that the reader can't see. */
export function modulesFor(user: CurrentUser, { settings, boards }: ModulesColumn): SiteModules {
  const modules = FeatureModules.parse(settings);
  const isSeen = (id: number) => isSiteAdmin(user) || boards.includes(id);
  const onBoards = (module: BoardModule) => ({
    enabled: isOnSite(modules, module),
    all_boards: modules[module].all_boards,
    selected_boards: modules[module].selected_boards.filter(isSeen),
  });
  return {
    timeTracking: onBoards("timeTracking"),
    recurring_task: onBoards("recurring_task"),
    roadmap: modules.roadmap,
    frontend: modules.frontend,
  };
}

interface SiteFor {
  site: SiteSettings;
  modules: SiteModules;
  hasAssistant: boolean;
}

/** In one statement. */
export async function readSiteFor(user: CurrentUser): Promise<SiteFor> {
  const [row] = await rowsOf<{ site: unknown; modules: ModulesColumn; hasAssistant: boolean }>(
    db,
    Prisma.sql`
    SELECT (SELECT value FROM setting WHERE key = 'site') AS site, ${modulesColumn(user)} AS modules,
      coalesce((SELECT (value ->> 'is_enabled')::boolean FROM setting WHERE key = 'assistant'), false) AS "hasAssistant"`,
  );
  return {
    site: SiteSettings.parse(row?.site ?? {}),
    modules: modulesFor(user, row?.modules ?? { settings: {}, boards: [] }),
    hasAssistant: row?.hasAssistant ?? false,
  };
}

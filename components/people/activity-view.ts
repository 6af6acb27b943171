import "server-only";
import type { LineView } from "@/components/activity/use-activity-of-person";
import { listActivityOf } from "@/lib/activity/of-person";
import { type LineOfPerson, presentActivityOf } from "@/lib/activity/present";
import { readSiteSettings } from "@/lib/settings/site";
import { pageClock } from "@/lib/users/page-clock";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export async function activityView(person: Person, user: CurrentUser) {
  const [found, site] = await Promise.all([listActivityOf(person, { page: 1, perPage: 40 }, user), readSiteSettings()]);
  const { now, ...zone } = await pageClock(user, site);
  return {
    first: { lines: presentActivityOf(found, user).map(lineView), total: found.total },
    clock: { renderedAt: now.toISOString(), ...zone },
  };
}

const lineView = ({ updated_at: _, created_by: __, task, board, ...line }: LineOfPerson): LineView => ({
  ...line,
  task: task && { id: task.id, board_id: task.board_id, title: task.title },
  board: board && { id: board.id, title: board.title },
});

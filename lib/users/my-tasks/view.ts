import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";
import { type MyTasksViewName, type SaveMyTasksView, SavedMyTasksView } from "@/lib/users/my-tasks/inputs";
import { mergeSetting, readSetting } from "@/lib/users/settings";

export interface MyTasksLayout {
  view: MyTasksViewName;
  /** By view. Only the browser reads what is in it. */
  layout: Prisma.JsonObject;
}

/** How the person last looked at their tasks. */
export const readMyTasksLayout = async (user: Pick<CurrentUser, "id">): Promise<MyTasksLayout> =>
  layoutOf(await readSetting(user, "my_tasks"));

export async function saveMyTasksLayout(
  { view, layout }: SaveMyTasksView,
  { id }: CurrentUser,
): Promise<MyTasksLayout> {
  return layoutOf(await transaction((tx) => mergeSetting(tx, id, "my_tasks", { ...layout, ...(view && { view }) })));
}

function layoutOf(saved: Prisma.JsonValue | undefined): MyTasksLayout {
  const { view, ...layout } = SavedMyTasksView.parse(saved ?? {});
  return { view, layout };
}

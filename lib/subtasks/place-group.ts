import "server-only";
import { type SubtaskGroup, Prisma } from "@/generated/prisma/client";
import { updateIn } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { between, hundredths, positionOf } from "@/lib/order";
import type { OnGroup } from "@/lib/subtasks/find";
import { groupsWhere } from "@/lib/subtasks/group";
import type { PlaceGroup } from "@/lib/subtasks/inputs";
import { lockParent } from "@/lib/subtasks/lock";

/** `index` is 1-based and capped at the end. Returns all groups in their order. */
export async function placeGroup(
  { task, group: found }: Pick<OnGroup, "task" | "group">,
  { index }: PlaceGroup,
): Promise<SubtaskGroup[]> {
  return transaction(async (tx) => {
    const [parent, groups] = await Promise.all([
      lockParent(tx, task),
      groupsWhere(tx, Prisma.sql`g.task_id = ${task.id}`),
    ]);
    const group = groups.find(({ id }) => id === found.id);
    if (!group) throw new NotFound("Subtask group");
    const order = groups.filter((each) => each !== group).toSpliced(index - 1, 0, group);
    const [before, after] = [order[order.indexOf(group) - 1], order[order.indexOf(group) + 1]];
    const place = between(before ? hundredths(before.position) : null, after ? hundredths(after.position) : null);
    if (place === null) await renumber(tx, order);
    else
      await sendAlong(tx, updateIn("subtask_group", group.id, { position: positionOf(place), updatedAt: new Date() }));
    return groupsWhere(tx, Prisma.sql`g.task_id = ${parent.id}`);
  });
}

/** Negates positions first, since they must be unique even between two rows of one statement. */
async function renumber(tx: Tx, groups: SubtaskGroup[]): Promise<void> {
  const ids = groups.map(({ id }) => id);
  await sendAlong(tx, Prisma.sql`UPDATE subtask_group SET position = -position WHERE id = ANY(${ids})`);
  await sendAlong(
    tx,
    Prisma.sql`UPDATE subtask_group SET position = queue.place, updated_at = now() FROM unnest(${ids}::int[]) WITH ORDINALITY AS queue(id, place) WHERE subtask_group.id = queue.id`,
  );
}

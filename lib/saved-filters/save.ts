import "server-only";
import { Prisma, type SavedFilter } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { differs } from "@/lib/database/differs";
import { columnsOf } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Forbidden, Invalid, NotFound } from "@/lib/errors";
import type { OwnedFilter } from "@/lib/saved-filters/find";
import type { SaveFilter, UpdateFilter } from "@/lib/saved-filters/inputs";
import { canShareFilter } from "@/lib/saved-filters/policy";
import type { CurrentUser } from "@/lib/users/current-user";

const MAX_FILTERS = 100;

/** @throws Forbidden for a viewer who shares it, Invalid for a name that is taken or too many filters */
export async function saveFilter(
  { board, membership }: OnBoard,
  input: SaveFilter,
  actor: CurrentUser,
): Promise<OwnedFilter> {
  if (input.isShared && !canShareFilter(actor, { membership })) throw new Forbidden();

  return transaction(async (tx) => {
    const others = await lockFilters(tx, { userId: actor.id, boardId: board.id });
    refuseTaken(others, input.name);
    if (others.length >= MAX_FILTERS)
      throw new Invalid(`You can save ${MAX_FILTERS} filters on a board. Delete one that you no longer need.`);

    const filter = await tx.savedFilter.create({ data: { userId: actor.id, boardId: board.id, ...input } });
    return { filter, owner: actor };
  });
}

/** @throws Forbidden for a viewer who shares it, Invalid for a name that is taken, NotFound when it is gone */
export async function updateFilter(
  { filter: found, owner, membership }: OnBoard & OwnedFilter,
  change: UpdateFilter,
  actor: CurrentUser,
): Promise<OwnedFilter> {
  return transaction(async (tx) => {
    const filters = await lockFilters(tx, found);
    const before = filters.find(({ id }) => id === found.id);
    if (!before) throw new NotFound("Filter");
    if (change.isShared && !before.isShared && !canShareFilter(actor, { membership })) throw new Forbidden();

    refuseTaken(
      filters.filter(({ id }) => id !== found.id),
      change.name,
    );
    if (!differs(before, change)) return { filter: before, owner };
    return { filter: await tx.savedFilter.update({ where: { id: found.id }, data: change }), owner };
  });
}

export async function deleteFilter({ filter: { id } }: OwnedFilter): Promise<void> {
  await transaction((tx) => tx.savedFilter.deleteMany({ where: { id } }));
}

/** The person's filters on the board. Locks the account, so that concurrent requests wait. */
async function lockFilters(tx: Tx, { userId, boardId }: { userId: number; boardId: number }): Promise<SavedFilter[]> {
  await sendAlong(tx, Prisma.sql`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`);
  return rowsOf<SavedFilter>(
    tx,
    Prisma.sql`SELECT ${columnsOf(Prisma.SavedFilterScalarFieldEnum, "f")} FROM saved_filter f WHERE f.user_id = ${userId} AND f.board_id = ${boardId}`,
  );
}

function refuseTaken(others: SavedFilter[], name: string | undefined): void {
  const message = "A filter with this name already exists.";
  if (others.some((other) => other.name.toLowerCase() === name?.toLowerCase()))
    throw new Invalid(message, { params: { name: message } });
}

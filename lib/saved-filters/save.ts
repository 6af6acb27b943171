import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { differs } from "@/lib/database/differs";
import { rowsOf, transaction, type Tx } from "@/lib/db";
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
  if (change.isShared && !found.isShared && !canShareFilter(actor, { membership })) throw new Forbidden();

  return transaction(async (tx) => {
    const filters = await lockFilters(tx, found);
    if (!filters.some(({ id }) => id === found.id)) throw new NotFound("Filter");

    refuseTaken(
      filters.filter(({ id }) => id !== found.id),
      change.name,
    );
    if (!differs(found, change)) return { filter: found, owner };
    return { filter: await tx.savedFilter.update({ where: { id: found.id }, data: change }), owner };
  });
}

export async function deleteFilter({ filter: { id } }: OwnedFilter): Promise<void> {
  await transaction((tx) => tx.savedFilter.deleteMany({ where: { id } }));
}

interface NamedFilter {
  id: number;
  name: string;
}

/** The person's filters on the board. Locks the account, so that concurrent requests wait. */
async function lockFilters(tx: Tx, { userId, boardId }: { userId: number; boardId: number }): Promise<NamedFilter[]> {
  await rowsOf(tx, Prisma.sql`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`);
  return rowsOf<NamedFilter>(
    tx,
    Prisma.sql`SELECT id, name FROM saved_filter WHERE user_id = ${userId} AND board_id = ${boardId}`,
  );
}

function refuseTaken(others: NamedFilter[], name: string | undefined): void {
  const message = "A filter with this name already exists.";
  if (others.some((other) => other.name.toLowerCase() === name?.toLowerCase()))
    throw new Invalid(message, { params: { name: message } });
}

import "server-only";
import { z } from "zod";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { TogglePublicAccess } from "@/lib/boards/inputs";
import { lockBoard } from "@/lib/boards/lock";
import { recordChanges } from "@/lib/boards/write/record-changes";
import { differs } from "@/lib/database/differs";
import { transaction } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { flag } from "@/lib/http/input/types";
import { refuseIfOffOnSite } from "@/lib/modules/refuse";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import type { CurrentUser } from "@/lib/users/current-user";

/** Disabling deletes the board's half of the token key, so that earlier tokens never work again. */
export async function togglePublicAccess(
  found: Board,
  { isEnabled }: TogglePublicAccess,
  actor: CurrentUser,
): Promise<Board> {
  return transaction(async (tx) => {
    if (isEnabled) await refuseIfOffOnSite(tx, "frontend");
    const before = await lockBoard(tx, found.id);
    const secret = isEnabled ? (before.publicAccessSecret ?? newSecret()) : null;
    const change = { publicAccessEnabled: isEnabled, publicAccessSecret: secret };
    if (!differs(before, change)) return before;

    const after = await tx.board.update({ where: { id: found.id }, data: change });
    await recordChanges(tx, before, after, actor);
    return after;
  });
}

/** Ends all links and tokens at once. @throws Conflict while public access is off */
export async function rotatePublicLink(found: Board, actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    await refuseIfOffOnSite(tx, "frontend");
    const { id, publicAccessEnabled } = await lockBoard(tx, found.id);
    if (!publicAccessEnabled) throw new Conflict("Public access is off.");
    await recordActivity(tx, actor, { boardId: id, event: "replaced public link" });
    return tx.board.update({ where: { id }, data: { publicAccessSecret: newSecret() } });
  });
}

export const IndexPublicBoard = z
  .object({ is_indexed: flag })
  .transform(({ is_indexed }) => ({ isIndexed: is_indexed }));

export async function indexPublicBoard(
  found: Board,
  { isIndexed }: z.infer<typeof IndexPublicBoard>,
  actor: CurrentUser,
): Promise<Board> {
  return transaction(async (tx) => {
    if (isIndexed) await refuseIfOffOnSite(tx, "frontend");
    const before = await lockBoard(tx, found.id);
    if (!differs(before, { isIndexed })) return before;

    const after = await tx.board.update({ where: { id: found.id }, data: { isIndexed } });
    await recordChanges(tx, before, after, actor);
    return after;
  });
}

const newSecret = () => encrypt("public-token", newToken());

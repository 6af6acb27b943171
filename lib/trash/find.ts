import "server-only";
import { Prisma, type TrashItem } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { isSeenBy } from "@/lib/trash/item";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

type TrashedItem = Pick<TrashItem, "id" | "kind">;

const itemAsJson = recordAsJson(Prisma.TrashItemScalarFieldEnum, "i");
const withItemTimes = withTimes<TrashItem>(Prisma.TrashItemScalarFieldEnum);

/** @throws Forbidden for a board that the user may not see, NotFound for an item of another one */
export const trashItemOnBoard = finder<OnBoard & { item: TrashedItem | null }>({
  expression: ({ board_id, item_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`(SELECT ${itemAsJson} FROM trash_item i WHERE i.id = ${pathId(item_id)} AND i.board_id = b.id AND i.kind <> 'board' AND ${isSeenBy(Prisma.sql`caller.id`)})`,
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<TrashItem> | null>(value, user);
    // Who may not see the trash learns nothing about it.
    if (!more && canEditBoard(user, found)) throw new NotFound("Item");
    return { ...found, item: more && withItemTimes(more) };
  },
});

/** Nothing for those who may not delete boards. @throws NotFound */
export async function trashedBoard({ item_id }: PathParams, user: CurrentUser): Promise<{ item: TrashedItem | null }> {
  const id = pathId(item_id);
  if (!user.isAdmin) return { item: null };
  const item = await db.trashItem.findFirst({ where: { id, kind: "board" }, select: { id: true, kind: true } });
  if (!item) throw new NotFound("Item");
  return { item };
}

import type { Board, SavedFilter, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

let made = 0;

export const aSavedFilter = (
  { id: boardId }: Pick<Board, "id">,
  { id: userId }: Pick<User, "id">,
  given: Partial<SavedFilter> = {},
): Promise<SavedFilter> =>
  db.savedFilter.create({ data: { boardId, userId, name: `Filter ${(made += 1)}`, filter: "status=open", ...given } });

import "server-only";
import type { BoardRole, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { byName } from "@/lib/members/list";
import { asPerson, type Person } from "@/lib/users/present";

export interface SiteMember extends Person {
  memberships: { role: BoardRole; board: { id: number; title: string } }[];
}

const asBoard = { select: { id: true, title: true } } as const;

export const asSiteMember = {
  select: {
    ...asPerson.select,
    memberships: {
      where: { board: { isTemplate: false } },
      select: { role: true, board: asBoard },
      orderBy: [{ board: { title: "asc" } }, { boardId: "asc" }],
    },
  },
} satisfies Prisma.UserDefaultArgs;

/** All admins and members, and all boards (compatibility.md, C103), in a constant number of statements. */
export async function listSiteMembers(): Promise<{ people: SiteMember[]; boards: { id: number; title: string }[] }> {
  const [people, boards] = await Promise.all([
    db.user.findMany({
      ...asSiteMember,
      where: { OR: [{ role: "administrator" }, { isServiceAdmin: true }, { memberships: { some: {} } }] },
    }),
    db.board.findMany({ ...asBoard, where: { isTemplate: false }, orderBy: [{ title: "asc" }, { id: "asc" }] }),
  ]);
  return { people: people.sort(byName), boards };
}

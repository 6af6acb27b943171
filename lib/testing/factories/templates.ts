import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";

export async function aTemplateOfAnna(given: Prisma.BoardUpdateInput = {}) {
  const world = await aBoardOfAnna();
  const board = await db.board.update({ where: { id: world.board.id }, data: { isTemplate: true, ...given } });
  return { ...world, board };
}

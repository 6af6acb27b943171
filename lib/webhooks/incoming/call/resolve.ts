import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { LARGEST_ID } from "@/lib/http/input/types";

/** The active stage of the board with this id, title or slug, in this order. Null when there is none. */
export async function stageNamed(tx: Tx, boardId: number, name: string): Promise<number | null> {
  const [stage] = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    SELECT id FROM stage WHERE board_id = ${boardId} AND archived_at IS NULL AND (id = ${idIn(name)} OR lower(title) = lower(${name}) OR slug = ${name})
    ORDER BY id = ${idIn(name)} DESC, title = ${name} DESC, lower(title) = lower(${name}) DESC, position, id LIMIT 1`,
  );
  return stage?.id ?? null;
}

/** The labels of the board with these ids or titles. Others are ignored. */
export async function labelsNamed(tx: Tx, boardId: number, names: string[]): Promise<number[]> {
  if (names.length === 0) return [];

  const labels = await rowsOf<{ id: number; title: string | null }>(
    tx,
    Prisma.sql`
    SELECT id, title FROM label
    WHERE board_id = ${boardId} AND (id = ANY(${names.map(idIn)}::int[]) OR lower(title) = ANY(SELECT lower(name) FROM unnest(${names}::text[]) name))
    ORDER BY position, id`,
  );
  const found = names.flatMap((name) => {
    const byId = labels.find(({ id }) => id === idIn(name));
    const isNamed = ({ title }: { title: string | null }) => title?.toLowerCase() === name.toLowerCase();
    return (byId ?? labels.find(isNamed))?.id ?? [];
  });
  return [...new Set(found)];
}

/** 0, the id of nothing, for other texts. */
const idIn = (text: string): number => (/^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : 0);

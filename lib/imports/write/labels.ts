import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { DocumentBoard, DocumentLabel } from "@/lib/board-document/document";
import { DARK_TEXT, LABEL_PRESETS } from "@/lib/labels/presets";
import { insertAllInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { hexOr } from "@/lib/imports/write/colors";
import type { WriteContext } from "@/lib/imports/write/context";
import { newIds } from "@/lib/imports/write/ids";
import { cut, plainLine } from "@/lib/text/text";

const GRAY = "#E0E0E0";

/** A label that the board has already, with the same title, is used instead of another one. */
export async function writeLabels(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  { labels }: DocumentBoard,
  context: WriteContext,
): Promise<void> {
  const known = await tx.label.findMany({ where: { boardId }, select: { id: true, title: true } });
  const byTitle = new Map(known.map(({ id, title }) => [keyOf(title), id]));
  const added = labels.filter(({ id, title }) => {
    const found = title === null ? undefined : byTitle.get(keyOf(title));
    if (found !== undefined) context.ids.set("label", id, found);
    return found === undefined;
  });
  const ids = await newIds(tx, "label", added, context);
  const now = new Date();
  const rows = added.map((label, at) => ({
    ...rowOf(label),
    boardId,
    id: ids[at] ?? 0,
    createdAt: now,
    updatedAt: now,
  }));
  if (rows.length > 0) await sendAlong(tx, insertAllInto("label", rows));
  added.forEach(({ id }, at) => context.ids.set("label", id, ids[at] ?? 0));
  context.count("labels", added.length);
}

const LONGEST_TITLE = 100;
const titleOf = (title: string) => cut(plainLine(title), LONGEST_TITLE);

const keyOf = (title: string | null) => (title ?? "").toLowerCase();

function rowOf({ title, slug, color, bg_color, color_preset }: DocumentLabel) {
  const preset = LABEL_PRESETS.find(({ id }) => id === color_preset);
  return {
    title: (title !== null && titleOf(title)) || null,
    slug,
    position: 1,
    color: hexOr(color, preset?.light_text_color ?? DARK_TEXT),
    bgColor: hexOr(bg_color, preset?.light_bg_color ?? GRAY),
    colorPreset: preset?.id ?? null,
  };
}

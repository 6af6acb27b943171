import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { DocumentBoard, DocumentField } from "@/lib/board-document/document";
import { MAX_FIELDS, slugOfField } from "@/lib/custom-fields/create";
import { MAX_OPTIONS, OPTION_LENGTH } from "@/lib/custom-fields/inputs";
import { insertAllInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";
import { newIds } from "@/lib/imports/write/ids";
import { Places } from "@/lib/imports/write/places";
import { cut, plainLine } from "@/lib/text/text";

/** A field that the board has already, with the same title and type, is used instead of another one. */
export async function writeFields(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  { custom_fields }: DocumentBoard,
  context: WriteContext,
): Promise<void> {
  const known = await tx.customField.findMany({ where: { boardId } });
  const wireType = (type: string) => type.replace("_", "-");
  const byKey = new Map(known.map(({ id, title, type }) => [keyOf({ title, type: wireType(type) }), id]));
  const places = new Places();
  for (const { position } of known) places.take(Number(position));
  const added = newFields(custom_fields, byKey, known.length, context);
  const ids = await newIds(tx, "custom_field", added, context);
  const now = new Date();
  const rows = added.map((field, at) => ({
    ...{ id: ids[at] ?? 0, boardId, title: field.title, slug: slugOfField(field.title), type: field.type },
    options: optionsOf(field),
    position: places.take(field.position),
    createdAt: now,
    updatedAt: now,
  }));
  if (rows.length > 0) await sendAlong(tx, insertAllInto("custom_field", rows));
  added.forEach((field, at) => context.ids.set("custom_field", field.id, ids[at] ?? 0));
  context.count("custom_fields", added.length);
}

const keyOf = ({ title, type }: { title: string; type: string }) => `${type} ${title}`;

/** Titles are unique for each type, so a second one gets a number. */
function newFields(
  fields: DocumentField[],
  byKey: Map<string, number>,
  known: number,
  { ids, note }: WriteContext,
): DocumentField[] {
  const taken = new Set<string>();
  const added: DocumentField[] = [];
  for (const field of fields.toSorted((one, other) => one.position - other.position)) {
    const title = cut(plainLine(field.title), 100) || "Field";
    const existing = byKey.get(keyOf({ ...field, title }));
    if (existing !== undefined) ids.set("custom_field", field.id, existing);
    else if (known + added.length >= MAX_FIELDS)
      note({ kind: "custom_field", title, reason: `A board may have ${MAX_FIELDS} custom fields at most.` });
    else added.push({ ...field, title: freeTitle(title, field.type, taken) });
  }
  return added;
}

function freeTitle(title: string, type: string, taken: Set<string>): string {
  let free = title;
  for (let number = 2; taken.has(keyOf({ title: free, type })); number += 1) free = `${cut(title, 94)} ${number}`;
  taken.add(keyOf({ title: free, type }));
  return free;
}

const optionsOf = ({ type, options }: DocumentField): string[] =>
  type === "select" || type === "multi-select"
    ? [...new Set(options.map(optionOf))].filter(Boolean).slice(0, MAX_OPTIONS)
    : [];

/** As it is stored; values have to match it. */
export const optionOf = (text: string): string => cut(plainLine(text), OPTION_LENGTH);

"use client";
import { useRef, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { newId, type Save } from "@/components/board-store/use-save";
import { LabelForm, presetColors } from "@/components/label/label-form";
import { LabelRow, nameOf } from "@/components/label/label-row";
import { AddRow } from "@/components/ui/lists/row-buttons";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { type RowDrafts, useRowEditor } from "@/components/ui/hooks/use-row-editor";
import type { LabelDraft } from "@/components/board-store/edits/label-edits";
import { namedFirst } from "@/components/label/named-first";
import { nextPreset } from "@/components/label/next-preset";
import type { LabelJson } from "@/lib/labels/present";

interface LabelListProps {
  board: BoardJson;
  mayEdit: boolean;
  saveAsync: Save["saveAsync"];
}

const drafts: RowDrafts<LabelJson, LabelDraft> = new Map();

/** The dialog is outside the rows, because its row disappears before it is closed. */
export function LabelList({ board: { id, labels, labelColorPresets }, mayEdit, saveAsync }: LabelListProps) {
  const container = useRef<HTMLDivElement>(null);
  const { row, rows, isGone, isNew, edit, typed, type, end, focusAfterDeleting } = useRowEditor({
    rows: namedFirst(labels),
    mayEdit,
    container: container,
    drafts,
    boardId: id,
  });
  const [toDelete, setToDelete] = useState<LabelJson | null>(null);

  async function save(draft: LabelDraft) {
    await saveAsync(
      row && !isGone ? { kind: "change-label", labelId: row.id, draft } : { kind: "create-label", id: newId(), draft },
    );
    end();
  }

  async function remove() {
    if (toDelete) await saveAsync({ kind: "delete-label", labelId: toDelete.id });
  }

  const form = { onType: type, onSave: save, onCancel: end };

  return (
    <div ref={container} className="mt-4">
      <ConfirmDialog
        title={toDelete ? `Delete ${toDelete.title ? `“${toDelete.title}”` : nameOf(toDelete)}?` : ""}
        text="It is taken off all tasks of this board. This can't be undone."
        confirm="Delete"
        onConfirm={remove}
        finalFocus={() => focusAfterDeleting(toDelete?.id)}
        trigger={(ask) => (
          <ul
            aria-label="Labels of the board"
            className={classNames(
              "-mx-5 max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden",
              row && "max-sm:max-h-[70dvh]",
            )}
          >
            {rows.map((label) => (
              <li key={label.id} data-row={label.id} className="px-5">
                {row?.id === label.id ? (
                  <LabelForm {...form} draft={typed ?? draftOf(row)} isNew={false} isGone={isGone} />
                ) : (
                  <LabelRow
                    label={label}
                    mayEdit={mayEdit}
                    onEdit={() => edit(label)}
                    onDelete={() => {
                      setToDelete(label);
                      ask();
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      />
      {rows.length === 0 && !isNew && (
        <p className="text-gray-11">There are none yet. Add the first to tell tasks apart at a glance.</p>
      )}
      {isNew && <LabelForm {...form} draft={typed ?? newDraft(labels, labelColorPresets)} isNew />}
      {mayEdit && !isNew && <AddRow onAdd={() => edit("new")}>Add a label</AddRow>}
    </div>
  );
}

const draftOf = ({ title, bg_color, color, settings }: LabelJson): LabelDraft => ({
  title: title ?? "",
  preset: settings?.color_preset ?? null,
  background: bg_color,
  color,
});

const newDraft = (labels: BoardJson["labels"], presets: BoardJson["labelColorPresets"]): LabelDraft => ({
  title: "",
  ...presetColors(nextPreset(labels, presets)),
});

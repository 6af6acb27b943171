"use client";
import { useRef, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { newId, type Save } from "@/components/board-store/use-save";
import { LabelForm, paintOf } from "@/components/label/label-form";
import { LabelRow, nameOf } from "@/components/label/label-row";
import { AddRow } from "@/components/ui/lists/row-buttons";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { type RowDrafts, useRowEditor } from "@/components/ui/hooks/use-row-editor";
import type { LabelLooks } from "@/components/board-store/edits/label-edits";
import { namedFirst } from "@/components/label/named-first";
import { nextPreset } from "@/components/label/next-preset";
import type { LabelJson } from "@/lib/labels/present";

interface LabelListProps {
  board: BoardJson;
  mayEdit: boolean;
  saved: Save["saved"];
}

const drafts: RowDrafts<LabelJson, LabelLooks> = new Map();

/** The question about deleting stands outside the rows: one of them is gone before it is closed. */
export function LabelList({ board: { id, labels, labelColorPresets }, mayEdit, saved }: LabelListProps) {
  const container = useRef<HTMLDivElement>(null);
  const { row, rows, isGone, isNew, edit, typed, type, end, focusAfterDeleting } = useRowEditor({
    rows: namedFirst(labels),
    mayEdit,
    container,
    drafts,
    boardId: id,
  });
  const [asked, setAsked] = useState<LabelJson | null>(null);

  async function keep(looks: LabelLooks) {
    await saved(
      row && !isGone ? { kind: "change-label", labelId: row.id, looks } : { kind: "create-label", id: newId(), looks },
    );
    end();
  }

  async function remove() {
    if (asked) await saved({ kind: "delete-label", labelId: asked.id });
  }

  return (
    <div ref={container} className="mt-4">
      <ConfirmDialog
        title={asked ? `Delete ${asked.title ? `“${asked.title}”` : nameOf(asked)}?` : ""}
        text="It is taken off all tasks of this board. This can't be undone."
        confirm="Delete"
        onConfirm={remove}
        finalFocus={() => focusAfterDeleting(asked?.id)}
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
                  <LabelForm
                    looks={typed ?? looksOf(row)}
                    onType={type}
                    isNew={false}
                    isGone={isGone}
                    onSave={keep}
                    onCancel={end}
                  />
                ) : (
                  <LabelRow
                    label={label}
                    mayEdit={mayEdit}
                    onEdit={() => edit(label)}
                    onDelete={() => {
                      setAsked(label);
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
      {isNew && (
        <LabelForm
          looks={typed ?? { title: "", ...paintOf(nextPreset(labels, labelColorPresets)) }}
          onType={type}
          isNew
          onSave={keep}
          onCancel={end}
        />
      )}
      {mayEdit && !isNew && <AddRow onAdd={() => edit("new")}>Add a label</AddRow>}
    </div>
  );
}

const looksOf = ({ title, bg_color, color, settings }: LabelJson): LabelLooks => ({
  title: title ?? "",
  preset: settings?.color_preset ?? null,
  background: bg_color,
  color,
});

"use client";
import { useRef, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { newId, type Save } from "@/components/board-store/use-save";
import { FieldForm, type FieldWish, type TypedField } from "@/components/custom-fields/field-form";
import { FieldRow } from "@/components/custom-fields/field-row";
import { AddRow } from "@/components/ui/controls/add-row";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { useSorting } from "@/components/ui/hooks/use-sorting";
import { type HalfWritten, useWrittenRow } from "@/components/ui/hooks/use-written-row";
import type { CustomFieldJson } from "@/lib/custom-fields/present";

interface FieldListProps {
  board: BoardJson;
  mayEdit: boolean;
  saving: Save;
}

const kept: HalfWritten<CustomFieldJson, TypedField> = new Map();

/** The fields of a board in their order. The question about deleting stands outside the rows: one of them is gone before it is closed. */
export function FieldList({ board, mayEdit, saving: { save, saveAsync } }: FieldListProps) {
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { row, rows, isGone, isNew, write, typed, type, end, focusNext, focusAfterDeleting } = useWrittenRow({
    rows: board.custom_fields,
    mayEdit,
    whole,
    kept,
    owner: board.id,
  });
  const { gripAt, lookAt } = useSorting(list, move);
  const [asked, setAsked] = useState<CustomFieldJson | null>(null);
  const [said, say] = useState("");

  function move(from: number, to: number) {
    const field = rows[from];
    if (!field) return;
    focusNext(`[data-row="${field.id}"] [data-grip]`);
    say(`${field.title} is now ${to + 1} of ${rows.length}`);
    save({ kind: "move-field", fieldId: field.id, index: to + 1 });
  }

  async function keep(wish: FieldWish) {
    await saveAsync(
      row && !isGone
        ? { kind: "change-field", fieldId: row.id, ...wish }
        : { kind: "create-field", id: newId(), ...wish },
    );
    end();
  }

  async function remove() {
    if (asked) await saveAsync({ kind: "delete-field", fieldId: asked.id });
  }

  return (
    <div ref={whole} className="mt-4">
      <ConfirmDialog
        title={`Delete “${asked?.title ?? ""}”?`}
        text="The tasks of this board lose what they have in it. This can't be undone."
        confirm="Delete"
        onConfirm={remove}
        finalFocus={() => focusAfterDeleting(asked?.id)}
        trigger={(ask) => (
          <ol
            ref={list}
            aria-label="Custom fields"
            className="-mx-5 max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden"
          >
            {rows.map((field, at) => (
              <li key={field.id} data-row={field.id} className={classNames("relative px-5", lookAt(at))}>
                {row?.id === field.id ? (
                  <FieldForm field={row} typed={typed} onType={type} isGone={isGone} onSave={keep} onCancel={end} />
                ) : (
                  <FieldRow
                    field={field}
                    mayEdit={mayEdit}
                    grip={gripAt(at)}
                    onEdit={() => write(field)}
                    onDelete={() => {
                      setAsked(field);
                      ask();
                    }}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      />
      {rows.length === 0 && !isNew && (
        <p className="text-gray-11">
          There are none yet. A budget, a customer, a version: whatever your tasks have in common.
        </p>
      )}
      {isNew && <FieldForm typed={typed} onType={type} onSave={keep} onCancel={end} />}
      {mayEdit && !isNew && <AddRow onAdd={() => write("new")}>Add a field</AddRow>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

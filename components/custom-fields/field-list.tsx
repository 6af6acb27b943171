"use client";
import { useRef, useState } from "react";
import { Plus } from "lucide-react";
import type { BoardJson } from "@/components/board/board-data";
import { newId, type Save } from "@/components/board/use-save";
import { FieldForm, type FieldWish } from "@/components/custom-fields/field-form";
import { FieldRow } from "@/components/custom-fields/field-row";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useSorting } from "@/components/ui/use-sorting";
import { useWantedFocus } from "@/components/ui/use-wanted-focus";
import type { CustomFieldJson } from "@/lib/custom-fields/present";

interface FieldListProps {
  board: BoardJson;
  mayEdit: boolean;
  saving: Save;
}

const ADD = "[data-adds]";
const partOf = (id: number | undefined, part: string) => `[data-field="${id}"] ${part}`;

/** The fields of a board in their order. The question about deleting stands outside the rows: one of them is gone before it is closed. */
export function FieldList({ board: { custom_fields: fields }, mayEdit, saving: { save, saved } }: FieldListProps) {
  const [written, write] = useState<CustomFieldJson | "new" | null>(null);
  const [asked, setAsked] = useState<CustomFieldJson | null>(null);
  const [said, say] = useState("");
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useWantedFocus(whole);
  const { gripAt, lookAt } = useSorting(list, move);
  const edited = mayEdit && written !== "new" ? written : null;
  const isGone = edited !== null && !fields.some(({ id }) => id === edited.id);
  // What is typed into it stays.
  const rows = isGone && edited ? [...fields, edited] : fields;

  function move(from: number, to: number) {
    const field = rows[from];
    if (!field) return;
    focusNext(partOf(field.id, "[data-grip]"));
    say(`${field.title} is now ${to + 1} of ${fields.length}`);
    save({ kind: "move-field", fieldId: field.id, index: to + 1 });
  }

  function end() {
    focusNext(partOf(edited?.id, "[data-edits]"), ADD);
    write(null);
  }

  const change = async (id: number, wish: FieldWish) => {
    await saved({ kind: "change-field", fieldId: id, ...wish });
    end();
  };
  const create = async (wish: FieldWish) => {
    await saved({ kind: "create-field", id: newId(), ...wish });
    end();
  };
  const remove = async () => {
    if (asked) await saved({ kind: "delete-field", fieldId: asked.id });
  };
  const afterwards = () => (fields.some(({ id }) => id === asked?.id) ? null : (whole.current?.querySelector<HTMLElement>(ADD) ?? null));

  return (
    <div ref={whole} className="mt-4">
      <ConfirmDialog
        title={`Delete “${asked?.title ?? ""}”?`}
        text="The tasks of this board lose what they have in it. This can't be undone."
        confirm="Delete"
        onConfirm={remove}
        finalFocus={afterwards}
        trigger={(ask) => (
          <ol ref={list} aria-label="Custom fields" className="-mx-5 max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden">
            {rows.map((field, at) => (
              <li key={field.id} data-field={field.id} className={classNames("relative px-5", lookAt(at))}>
                {edited?.id === field.id ? (
                  <FieldForm field={edited} isGone={isGone} onSave={(wish) => (isGone ? create(wish) : change(field.id, wish))} onCancel={end} />
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
      {fields.length === 0 && written === null && <p className="text-gray-11">There are none yet. A budget, a customer, a version: whatever your tasks have in common.</p>}
      {mayEdit && written === "new" && <FieldForm onSave={create} onCancel={end} />}
      {mayEdit && written !== "new" && (
        <Button data-adds kind="quiet" size="small" className="mt-2 -ms-2" onClick={() => write("new")}>
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
          Add a field
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

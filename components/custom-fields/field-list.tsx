"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { FieldForm, type FieldInput, type FieldDraft } from "@/components/custom-fields/field-form";
import { FieldRow } from "@/components/custom-fields/field-row";
import { AddRow } from "@/components/ui/lists/row-buttons";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { useSortableRows } from "@/components/ui/hooks/use-sortable-rows";
import { type RowDrafts, useRowEditor } from "@/components/ui/hooks/use-row-editor";
import type { CustomFieldJson } from "@/lib/custom-fields/present";

interface FieldListProps {
  board: BoardJson;
  mayEdit: boolean;
  saving: Save;
}

const listStyle = "-mx-5 divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden";

const drafts: RowDrafts<CustomFieldJson, FieldDraft> = new Map();

/** The confirmation dialog is outside the rows, because its row disappears before it closes. */
export function FieldList({ board, mayEdit, saving: { save, saveAsync } }: FieldListProps) {
  const t = useTranslations("fields");
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const editor = useRowEditor({ rows: board.custom_fields, mayEdit, container, drafts, boardId: board.id });
  const { rows, focusNext, focusAfterDeleting } = editor;
  const { gripAt, dropLineAt, announcement } = useFieldOrder(list, rows, { save, focusNext });
  const [fieldToDelete, setFieldToDelete] = useState<CustomFieldJson | null>(null);

  async function saveField(form: Form, input: FieldInput) {
    const { row, isGone, end } = form;
    await saveAsync(
      row !== "new" && !isGone
        ? { kind: "change-field", fieldId: row.id, ...input }
        : { kind: "create-field", id: newId(), ...input },
    );
    end();
  }

  async function remove() {
    if (fieldToDelete) await saveAsync({ kind: "delete-field", fieldId: fieldToDelete.id });
  }

  return (
    <div ref={container} className="mt-4">
      <ConfirmDialog
        title={fieldToDelete ? t("delete.title", { title: fieldToDelete.title }) : ""}
        text={t("delete.text")}
        confirm={t("delete.confirm")}
        onConfirm={remove}
        finalFocus={(isDone) => focusAfterDeleting(fieldToDelete?.id, isDone)}
        trigger={(ask) => (
          <ol
            ref={list}
            aria-label={t("dialog.title")}
            className={classNames(listStyle, editor.hasForms ? "max-h-[60dvh]" : "max-h-[50dvh]")}
          >
            {rows.map((field, at) => (
              <FieldItem
                key={field.id}
                field={field}
                editor={editor}
                mayEdit={mayEdit}
                grip={gripAt(at)}
                dropLine={dropLineAt(at)}
                onSave={saveField}
                onDelete={() => {
                  setFieldToDelete(field);
                  ask();
                }}
              />
            ))}
          </ol>
        )}
      />
      <NewField editor={editor} mayEdit={mayEdit} onSave={saveField} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function useFieldOrder(
  list: React.RefObject<HTMLOListElement | null>,
  fields: readonly CustomFieldJson[],
  { save, focusNext }: Pick<Save, "save"> & Pick<FieldEditor, "focusNext">,
) {
  const t = useTranslations("fields.row");
  const [announcement, announce] = useState("");

  function move(from: number, to: number) {
    const field = fields[from];
    if (!field) return;
    focusNext(`[data-row="${field.id}"] [data-grip]`);
    announce(t("moved", { title: field.title, place: to + 1, count: fields.length }));
    save({ kind: "move-field", fieldId: field.id, index: to + 1 });
  }

  return { ...useSortableRows(list, move), announcement };
}

type FieldEditor = ReturnType<typeof useRowEditor<CustomFieldJson, FieldDraft>>;
type Form = NonNullable<ReturnType<FieldEditor["formOf"]>>;

interface FieldItemProps {
  field: CustomFieldJson;
  editor: FieldEditor;
  mayEdit: boolean;
  grip: React.ComponentProps<"button">;
  dropLine: string | undefined;
  onSave: (form: Form, input: FieldInput) => Promise<void>;
  onDelete: () => void;
}

function FieldItem({ field, editor, mayEdit, grip, dropLine, onSave, onDelete }: FieldItemProps) {
  const form = editor.formOf(field.id);

  return (
    <li data-row={field.id} className={classNames("relative px-5", dropLine)}>
      {form ? (
        <FieldForm
          field={form.row === "new" ? field : form.row}
          typed={form.typed}
          onType={form.type}
          isGone={form.isGone}
          onSave={(input) => onSave(form, input)}
          onCancel={form.end}
        />
      ) : (
        <FieldRow field={field} mayEdit={mayEdit} grip={grip} onEdit={() => editor.edit(field)} onDelete={onDelete} />
      )}
    </li>
  );
}

function NewField({ editor, mayEdit, onSave }: Pick<FieldItemProps, "editor" | "mayEdit" | "onSave">) {
  const t = useTranslations("fields.dialog");
  const form = editor.formOf("new");

  return (
    <>
      {editor.rows.length === 0 && !form && <p className="text-gray-11">{t("empty")}</p>}
      {form && (
        <FieldForm typed={form.typed} onType={form.type} onSave={(input) => onSave(form, input)} onCancel={form.end} />
      )}
      {mayEdit && !form && <AddRow onAdd={() => editor.edit("new")}>{t("add")}</AddRow>}
    </>
  );
}

"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { LabelForm, presetColors } from "@/components/label/label-form";
import { LabelRow } from "@/components/label/label-row";
import { fullLabelName } from "@/components/badges/label-name";
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
export function LabelList({ board, mayEdit, saveAsync }: LabelListProps) {
  const t = useTranslations("labels");
  const unnamed = useTranslations("badges.unnamedLabels");
  const container = useRef<HTMLDivElement>(null);
  const editor = useRowEditor({ rows: namedFirst(board.labels), mayEdit, container, drafts, boardId: board.id });
  const { rows, hasForms, focusAfterDeleting } = editor;
  const [toDelete, setToDelete] = useState<LabelJson | null>(null);

  async function save(form: Form, draft: LabelDraft) {
    const { row, isGone, end } = form;
    await saveAsync(
      row !== "new" && !isGone
        ? { kind: "change-label", labelId: row.id, draft }
        : { kind: "create-label", id: newId(), draft },
    );
    end();
  }

  async function remove() {
    if (toDelete) await saveAsync({ kind: "delete-label", labelId: toDelete.id });
  }

  return (
    <div ref={container} className="mt-4">
      <ConfirmDialog
        title={toDelete ? t("delete.title", { name: fullLabelName(toDelete, unnamed) }) : ""}
        text={t("delete.text")}
        confirm={t("delete.confirm")}
        onConfirm={remove}
        finalFocus={(isDone) => focusAfterDeleting(toDelete?.id, isDone)}
        trigger={(ask) => (
          <ul
            aria-label={t("dialog.list")}
            className={classNames(
              "-mx-5 divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden",
              hasForms ? "max-h-[60dvh] max-sm:max-h-[70dvh]" : "max-h-[50dvh]",
            )}
          >
            {rows.map((label) => (
              <LabelItem
                key={label.id}
                label={label}
                editor={editor}
                mayEdit={mayEdit}
                onSave={save}
                onDelete={() => {
                  setToDelete(label);
                  ask();
                }}
              />
            ))}
          </ul>
        )}
      />
      <NewLabel board={board} editor={editor} mayEdit={mayEdit} onSave={save} />
    </div>
  );
}

type Editor = ReturnType<typeof useRowEditor<LabelJson, LabelDraft>>;
type Form = NonNullable<ReturnType<Editor["formOf"]>>;

interface LabelItemProps {
  label: LabelJson;
  editor: Editor;
  mayEdit: boolean;
  onSave: (form: Form, draft: LabelDraft) => Promise<void>;
  onDelete: () => void;
}

function LabelItem({ label, editor, mayEdit, onSave, onDelete }: LabelItemProps) {
  const form = editor.formOf(label.id);

  return (
    <li data-row={label.id} className="px-5">
      {form ? (
        <LabelForm
          draft={form.typed ?? draftOf(form.row === "new" ? label : form.row)}
          isNew={false}
          isGone={form.isGone}
          onType={form.type}
          onSave={(draft) => onSave(form, draft)}
          onCancel={form.end}
        />
      ) : (
        <LabelRow label={label} mayEdit={mayEdit} onEdit={() => editor.edit(label)} onDelete={onDelete} />
      )}
    </li>
  );
}

interface NewLabelProps extends Pick<LabelItemProps, "editor" | "mayEdit" | "onSave"> {
  board: BoardJson;
}

function NewLabel({ board, editor, mayEdit, onSave }: NewLabelProps) {
  const t = useTranslations("labels.dialog");
  const form = editor.formOf("new");

  return (
    <>
      {editor.rows.length === 0 && !form && <p className="text-gray-11">{t("empty")}</p>}
      {form && (
        <LabelForm
          draft={form.typed ?? newDraft(board)}
          isNew
          onType={form.type}
          onSave={(draft) => onSave(form, draft)}
          onCancel={form.end}
        />
      )}
      {mayEdit && !form && <AddRow onAdd={() => editor.edit("new")}>{t("add")}</AddRow>}
    </>
  );
}

const draftOf = ({ title, bg_color, color, settings }: LabelJson): LabelDraft => ({
  title: title ?? "",
  preset: settings?.color_preset ?? null,
  background: bg_color,
  color,
});

const newDraft = ({ labels, labelColorPresets }: BoardJson): LabelDraft => ({
  title: "",
  ...presetColors(nextPreset(labels, labelColorPresets)),
});

"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useRef, useState } from "react";
import { X } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import { canCreate, PastedTasks } from "@/components/quick-entry/pasted-tasks";
import { RejectedDraft } from "@/components/quick-entry/rejected-draft";
import { useUnsavedToast } from "@/components/quick-entry/use-unsaved-toast";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { titleDraftIn, saveTitleDraft } from "@/components/task/subtasks/title-drafts";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { stopKeyEvent } from "@/components/ui/stop-key-event";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle, TITLE_LENGTH } from "@/components/ui/controls/field";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import { titlesIn } from "@/components/quick-entry/quick-entry";

interface NewSubtaskProps {
  taskId: number;
  board: BoardJson;
  group: SubtaskGroupView;
  mayAdd: boolean;
  save: Save["save"];
  onClose: () => void;
}

/** Enter adds the subtask and keeps the field for the next one. Pasted lines become one subtask each. */
export function NewSubtask(props: NewSubtaskProps) {
  const t = useTranslations("subtasks.new");
  const { board, group, mayAdd } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const entry = useNewSubtasks(props, field);
  const { pasted, unsaved, addPasted, forgetPasted } = entry;
  useUnsavedWarning(unsaved !== "");
  useUnsavedToast(field, unsaved, "group");

  function onPaste(event: React.ClipboardEvent) {
    const titles = titlesIn(event.clipboardData.getData("text/plain"));
    if (!mayAdd || titles.length < 2) return;
    event.preventDefault();
    entry.setPasted(titles);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    stopKeyEvent(event);
    const isAsking = pasted.length > 0;
    if (event.key === "Enter") return mayAdd && (isAsking ? addPasted() : entry.add());
    if (isAsking) forgetPasted();
    else entry.close();
  }

  if (!mayAdd && unsaved === "") return null;
  return (
    <div role="group" aria-label={t("label", { group: group.value })} className="mt-1 flex flex-col gap-1.5">
      <textarea
        ref={field}
        autoFocus
        rows={1}
        readOnly={!mayAdd}
        dir="auto"
        aria-label={t("title", { group: group.value })}
        placeholder={t("placeholder")}
        maxLength={TITLE_LENGTH}
        value={entry.text}
        onChange={({ target }) => entry.type(target.value.replace(/\n/g, " "))}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        className={classNames(fieldStyle, textAreaStyle)}
      />
      {!mayAdd ? (
        <RejectedDraft isArchived={board.archived_at !== null} text={unsaved} onClose={entry.close} />
      ) : pasted.length > 0 ? (
        <PastedTasks titles={pasted} noun="subtasks" onCreate={addPasted} onCancel={forgetPasted} />
      ) : (
        <Buttons onAdd={() => (entry.add(), field.current?.focus())} onClose={entry.close} />
      )}
      <p role="status" className="sr-only">
        {entry.announcement}
      </p>
    </div>
  );
}

const textAreaStyle =
  "field-sizing-content max-h-40 min-h-8 w-full resize-none px-2 py-1 text-base pointer-coarse:min-h-11 pointer-coarse:py-2";

function Buttons({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const actions = useTranslations("ui.actions");
  return (
    <div className="flex gap-1">
      <Button kind="primary" size="small" onClick={onAdd}>
        {actions("add")}
      </Button>
      <Button kind="quiet" size="icon" aria-label={actions("close")} onClick={onClose}>
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </div>
  );
}

type Field = RefObject<HTMLTextAreaElement | null>;

function useNewSubtasks({ taskId, group, save, onClose }: NewSubtaskProps, field: Field) {
  const t = useTranslations("subtasks.new");
  const [text, setText] = useState(() => titleDraftIn(group.id));
  const [pasted, setPasted] = useState<string[]>([]);
  const [announcement, announce] = useState("");

  function type(next: string) {
    setText(next);
    saveTitleDraft(group.id, next.trim());
  }

  function close() {
    saveTitleDraft(group.id, "");
    onClose();
  }

  function create(...titles: string[]) {
    for (const title of titles) save({ kind: "create-subtask", id: newId(), taskId, groupId: group.id, title });
    const [title = ""] = titles;
    announce(titles.length === 1 ? t("added", { title }) : t("addedMany", { count: titles.length }));
    field.current?.focus();
  }

  function add() {
    const title = text.trim();
    if (title !== "") create(title);
    type("");
  }

  function addPasted() {
    if (!canCreate(pasted)) return;
    create(...pasted);
    setPasted([]);
  }

  function forgetPasted() {
    setPasted([]);
    field.current?.focus();
  }

  const unsaved = pasted.length > 0 ? pasted.join("\n") : text.trim();
  return { text, type, pasted, setPasted, unsaved, announcement, add, addPasted, forgetPasted, close };
}

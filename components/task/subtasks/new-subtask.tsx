"use client";
import { useRef, useState } from "react";
import { X } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import { canCreate, PastedTasks } from "@/components/quick-entry/pasted-tasks";
import { RejectedDraft } from "@/components/quick-entry/rejected-draft";
import { useUnsavedToast } from "@/components/quick-entry/use-unsaved-toast";
import { newId, type Save } from "@/components/board-store/use-save";
import { halfTypedIn, keepHalfTyped } from "@/components/task/subtasks/half-typed";
import { useAskBeforeLeaving } from "@/components/ui/hooks/ask-before-leaving";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { fieldLook } from "@/components/ui/controls/field";
import { TITLE_LENGTH } from "@/components/ui/controls/title-length";
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

/** Type and Enter; the field stays for the next one. Pasted lines become one subtask each. */
export function NewSubtask({ taskId, board, group, mayAdd, save, onClose }: NewSubtaskProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => halfTypedIn(group.id));
  const [pasted, setPasted] = useState<string[]>([]);
  const [said, say] = useState("");
  const unsaved = pasted.length > 0 ? pasted.join("\n") : text.trim();
  useAskBeforeLeaving(unsaved !== "");
  useUnsavedToast(field, unsaved, "group");

  function type(next: string) {
    setText(next);
    keepHalfTyped(group.id, next.trim());
  }

  function close() {
    keepHalfTyped(group.id, "");
    onClose();
  }

  function create(...titles: string[]) {
    for (const title of titles) save({ kind: "create-subtask", id: newId(), taskId, groupId: group.id, title });
    say(titles.length === 1 ? `Added ${titles[0]}` : `Added ${titles.length} subtasks`);
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

  function paste(event: React.ClipboardEvent) {
    const titles = titlesIn(event.clipboardData.getData("text/plain"));
    if (!mayAdd || titles.length < 2) return;
    event.preventDefault();
    setPasted(titles);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    // The dialog around it, which listens at the document as React does, stays open.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    const isAsking = pasted.length > 0;
    if (event.key === "Enter") return mayAdd && (isAsking ? addPasted() : add());
    if (isAsking) forgetPasted();
    else close();
  }

  if (!mayAdd && unsaved === "") return null;
  return (
    <div role="group" aria-label={`New subtask in ${group.value}`} className="mt-1 flex flex-col gap-1.5">
      <textarea
        ref={field}
        autoFocus
        rows={1}
        readOnly={!mayAdd}
        dir="auto"
        aria-label={`Title of the new subtask in ${group.value}`}
        placeholder="What is to be done?"
        maxLength={TITLE_LENGTH}
        value={text}
        onChange={({ target }) => type(target.value.replace(/\n/g, " "))}
        onPaste={paste}
        onKeyDown={onKeyDown}
        className={classNames(
          fieldLook,
          "field-sizing-content max-h-40 min-h-8 w-full resize-none px-2 py-1 text-base pointer-coarse:min-h-11 pointer-coarse:py-2",
        )}
      />
      {!mayAdd ? (
        <RejectedDraft isArchived={board.archived_at !== null} text={unsaved} onClose={close} />
      ) : pasted.length > 0 ? (
        <PastedTasks titles={pasted} noun="subtasks" onCreate={addPasted} onCancel={forgetPasted} />
      ) : (
        <div className="flex gap-1">
          <Button kind="primary" size="small" onClick={() => (add(), field.current?.focus())}>
            Add
          </Button>
          <Button kind="quiet" size="icon" aria-label="Close" onClick={close}>
            <X aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

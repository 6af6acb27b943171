"use client";
import { useId, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { useRemovedText } from "@/components/board/table/grid/use-removed-text";
import { classNames } from "@/components/ui/class-names";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";

export type Step = "down" | "up" | "right" | "left" | "none";

/** What is typed into a cell. */
export interface TypedCell {
  /** As it was when the edit began. */
  task: { title: string };
  kind: "title" | "text" | "number" | "duration";
  saved: string;
  text: string;
  /** The text was begun by typing, so that the caret follows it. */
  isTyped: boolean;
  problem: string;
}

/** A text, a number or a title that is edited in its cell. */
export interface EditedCell extends TypedCell {
  task: StoredTask;
  columnId: string;
}

interface CellEditorProps {
  edited: TypedCell;
  label: string;
  mayEdit: boolean;
  onCommit: (text: string, step: Step) => void;
  onCancel: () => void;
}

/** Enter and Tab save and go on, Escape restores, and leaving the field saves. */
export function CellEditor({ edited, label, mayEdit, onCommit, onCancel }: CellEditorProps) {
  const { kind, saved, isTyped, problem } = edited;
  const [text, setText] = useState(edited.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const problemId = useId();
  useUnsavedWarning(text !== saved);
  useRemovedText(field, edited.task.title, text === saved ? "" : text);

  function commit(step: Step) {
    if (isDone.current || !mayEdit) return;
    isDone.current = true;
    onCommit(text, step);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // The grid handles the same keys.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event, kind);
    if (event.key !== "Escape" && !step) return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    if (step) return commit(step);
    isDone.current = true;
    onCancel();
  }

  return (
    <div className="absolute inset-x-0 top-0 z-10 min-w-40">
      <textarea
        ref={field}
        autoFocus
        rows={1}
        dir="auto"
        readOnly={!mayEdit}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        inputMode={kind === "number" ? "decimal" : undefined}
        maxLength={kind === "title" ? Math.max(TITLE_LENGTH, edited.text.length) : undefined}
        value={text}
        onFocus={({ target }) => (isTyped ? target.setSelectionRange(text.length, text.length) : target.select())}
        onChange={({ target }) => setText(kind === "text" ? target.value : target.value.replace(/\n/g, " "))}
        onKeyDown={onKeyDown}
        onBlur={() => commit("none")}
        className={classNames(
          "field-sizing-content max-h-40 min-h-9 w-full resize-none bg-field px-2 py-1.75 text-base outline-2 -outline-offset-2 outline-focus select-text pointer-coarse:min-h-11 pointer-coarse:py-2.5",
          "shadow-floating aria-invalid:outline-red-text",
        )}
      />
      {problem && (
        <ProblemLine id={problemId} role="alert" className="border border-gray-6 bg-floating px-2 py-1 shadow-floating">
          {problem}
        </ProblemLine>
      )}
    </div>
  );
}

/** Shift and Enter begin a new line of a text. */
function stepOf({ key, shiftKey }: React.KeyboardEvent, kind: TypedCell["kind"]): Step | null {
  if (key === "Tab") return shiftKey ? "left" : "right";
  if (key !== "Enter" || (shiftKey && kind === "text")) return null;
  return shiftKey ? "up" : "down";
}

export const useEditorLabel = () => {
  const t = useTranslations("boardTable.cells");
  return (column: string, title: string) => t("edit", { column, title });
};

"use client";
import { useId, useRef, useState } from "react";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { stopKeyEvent } from "@/components/ui/stop-key-event";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle } from "@/components/ui/controls/field";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

interface TextValueFieldProps {
  label: string;
  text: string;
  saved: string;
  isNumber: boolean;
  problem: string;
  onCommit: (text: string, byKeyboard: boolean) => void;
  onCancel: () => void;
}

/** Enter or blur saves, Escape cancels; Shift and Enter begin a new line of a text. */
export function TextValueField({ label, text, saved, isNumber, problem, onCommit, onCancel }: TextValueFieldProps) {
  const [typed, setTyped] = useState(text);
  const isDone = useRef(false);
  const problemId = useId();
  useUnsavedWarning(typed.trim() !== saved);

  function commit(byKeyboard: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(typed.trim(), byKeyboard);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const isEnter = event.key === "Enter" && (isNumber || !event.shiftKey);
    if (event.nativeEvent.isComposing || (!isEnter && event.key !== "Escape")) return;
    event.preventDefault();
    stopKeyEvent(event);
    if (isEnter) return commit(true);
    isDone.current = true;
    onCancel();
  }

  return (
    <div className="flex flex-col gap-1">
      <textarea
        autoFocus
        rows={1}
        dir="auto"
        inputMode={isNumber ? "decimal" : undefined}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(isNumber ? target.value.replace(/\n/g, "") : target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => commit(false)}
        className={classNames(
          fieldStyle,
          "field-sizing-content max-h-60 min-h-8 w-full resize-none px-2 py-1 text-base pointer-coarse:min-h-11 pointer-coarse:py-2",
        )}
      />
      {problem && (
        <ProblemLine id={problemId} role="alert">
          {problem}
        </ProblemLine>
      )}
    </div>
  );
}

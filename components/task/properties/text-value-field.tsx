"use client";
import { useId, useRef, useState } from "react";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle } from "@/components/ui/controls/field";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

interface TextValueFieldProps {
  label: string;
  text: string;
  /** What the server has. */
  saved: string;
  isNumber: boolean;
  problem: string;
  onLeave: (text: string, byKey: boolean) => void;
  onGiveUp: () => void;
}

/** Enter or leaving saves, Escape gives up; Shift and Enter begin a new line of a text. */
export function TextValueField({ label, text, saved, isNumber, problem, onLeave, onGiveUp }: TextValueFieldProps) {
  const [typed, setTyped] = useState(text);
  const isDone = useRef(false);
  const problemId = useId();
  useUnsavedWarning(typed.trim() !== saved);

  function leave(byKey: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    onLeave(typed.trim(), byKey);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const isEnter = event.key === "Enter" && (isNumber || !event.shiftKey);
    if (event.nativeEvent.isComposing || (!isEnter && event.key !== "Escape")) return;
    event.preventDefault();
    // A dialog around it, which listens at the document as React does, stays open.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    if (isEnter) return leave(true);
    isDone.current = true;
    onGiveUp();
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
        onBlur={() => leave(false)}
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

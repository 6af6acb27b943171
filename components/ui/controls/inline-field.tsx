"use client";
import { useId, useRef, useState } from "react";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { stopKeyEvent } from "@/components/ui/stop-key-event";
import { classNames } from "@/components/ui/class-names";
import { maxLengthFor } from "@/components/ui/controls/field";

/** Shared by the text and its field, so that nothing moves when one replaces the other. */
export const inlineBox =
  "-mx-1.5 min-w-0 max-w-[calc(100%+0.75rem)] rounded-sm px-1.5 py-0.5 wrap-anywhere whitespace-pre-wrap";

/** Below the field and over what follows, so that it may be wider than the field and nothing moves. */
const problemStyle =
  "absolute start-0 top-full z-20 mt-1.5 w-max max-w-64 rounded-sm border border-gray-6 bg-floating px-2.5 py-1.5 text-start font-normal text-wrap shadow-floating";

interface InlineFieldProps {
  text: string;
  /** The saved text, where the field begins with one that could not be saved. */
  original?: string;
  /** Why the text was refused. */
  problem?: string | undefined;
  takesFocus?: boolean;
  label: string;
  maxLength: number;
  onCommit: (text: string, byKeyboard: boolean) => void;
  onCancel: (byKeyboard: boolean) => void;
}

/**
 * An unchanged text is not saved, even when somebody else has changed the saved one. A refused one stays until it is
 * changed, sent again by Enter or given up. An invisible copy sets the size.
 */
export function InlineField(props: InlineFieldProps) {
  const { text, original = text, problem, takesFocus = true, label, maxLength, onCommit, onCancel } = props;
  const problemId = useId();
  const [typed, setTyped] = useState(text);
  const [initial] = useState(original);
  const isDone = useRef(false);
  const newText = oneLine(typed);
  const isChanged = typed !== initial && newText !== "" && newText !== oneLine(initial);
  useUnsavedWarning(isChanged);

  function end(saves: boolean, byKeyboard: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    if (saves && isChanged) onCommit(newText, byKeyboard);
    else onCancel(byKeyboard);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    stopKeyEvent(event);
    end(event.key === "Enter", true);
  }

  return (
    <>
      <span
        className={classNames(
          inlineBox,
          "inline-grid grid-cols-[minmax(0,auto)] bg-field outline-2",
          problem ? "outline-red-text" : "outline-focus",
        )}
      >
        <span aria-hidden className="invisible col-start-1 row-start-1 min-w-8">
          {typed}{" "}
        </span>
        <textarea
          autoFocus={takesFocus}
          rows={1}
          dir="auto"
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          value={typed}
          maxLength={maxLengthFor(text, maxLength)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value.replace(/\n/g, " "))}
          onKeyDown={onKeyDown}
          onBlur={() => !(problem && typed === text) && end(true, false)}
          className="inherit-text col-start-1 row-start-1 size-full min-w-0 resize-none overflow-hidden bg-transparent p-0 wrap-anywhere outline-none"
        />
      </span>
      {problem && (
        <ProblemLine as="span" role="alert" id={problemId} className={problemStyle}>
          {problem}
        </ProblemLine>
      )}
    </>
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

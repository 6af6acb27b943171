"use client";
import { useRef, useState } from "react";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { classNames } from "@/components/ui/class-names";
import { maxLengthFor } from "@/components/ui/controls/field";

/** The text and its field have the same box, so that nothing moves when one takes the place of the other. */
export const inlineBox =
  "-mx-1.5 min-w-0 max-w-[calc(100%+0.75rem)] rounded-sm px-1.5 py-0.5 wrap-anywhere whitespace-pre-wrap";

interface InlineFieldProps {
  text: string;
  /** What it is an edit of, where that is another one: a text that could not be saved. */
  over?: string;
  label: string;
  maxLength: number;
  onLeave: (text: string, byKey: boolean) => void;
  onGiveUp: (byKey: boolean) => void;
}

/** A twin of the text under the field gives it its size, line by line. A text in which nothing was changed is given up, whatever others have made of it meanwhile. */
export function InlineField({ text, over = text, label, maxLength, onLeave, onGiveUp }: InlineFieldProps) {
  const [typed, setTyped] = useState(text);
  const [begun] = useState(over);
  const isDone = useRef(false);
  const newText = oneLine(typed);
  const isChanged = typed !== begun && newText !== "" && newText !== oneLine(begun);
  useUnsavedWarning(isChanged);

  function end(saves: boolean, byKey: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    if (saves && isChanged) onLeave(newText, byKey);
    else onGiveUp(byKey);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    // A dialog around it, which listens at the document as React does, stays open.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    end(event.key === "Enter", true);
  }

  return (
    <span className={classNames(inlineBox, "inline-grid grid-cols-[minmax(0,auto)] bg-field outline-2 outline-focus")}>
      <span aria-hidden className="invisible col-start-1 row-start-1 min-w-8">
        {typed}{" "}
      </span>
      <textarea
        autoFocus
        rows={1}
        dir="auto"
        aria-label={label}
        value={typed}
        maxLength={maxLengthFor(text, maxLength)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\n/g, " "))}
        onKeyDown={onKeyDown}
        onBlur={() => end(true, false)}
        className="inherit-text col-start-1 row-start-1 size-full min-w-0 resize-none overflow-hidden bg-transparent p-0 wrap-anywhere outline-none"
      />
    </span>
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

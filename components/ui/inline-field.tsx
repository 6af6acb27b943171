"use client";
import { useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";

/** The text and its field have the same box, so that nothing moves when one takes the place of the other. */
export const inlineBox = "-mx-1.5 min-w-0 max-w-[calc(100%+0.75rem)] rounded-sm px-1.5 py-0.5 wrap-anywhere whitespace-pre-wrap";

interface InlineFieldProps {
  text: string;
  label: string;
  maxLength: number;
  onLeave: (text: string, byKey: boolean) => void;
  onGiveUp: () => void;
}

/** A twin of the text under the field gives it its size, line by line. */
export function InlineField({ text, label, maxLength, onLeave, onGiveUp }: InlineFieldProps) {
  const [typed, setTyped] = useState(text);
  const isDone = useRef(false);

  function end(how: () => void) {
    if (isDone.current) return;
    isDone.current = true;
    how();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    // A dialog around it, which listens at the document as React does, stays open.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    end(event.key === "Enter" ? () => onLeave(typed, true) : onGiveUp);
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
        maxLength={maxLength}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\n/g, " "))}
        onKeyDown={onKeyDown}
        onBlur={() => end(() => onLeave(typed, false))}
        className="inherit-text col-start-1 row-start-1 size-full min-w-0 resize-none overflow-hidden bg-transparent p-0 wrap-anywhere outline-none"
      />
    </span>
  );
}

"use client";
import { useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";

export interface InlineTextProps {
  value: string;
  /** What the text is: "Board title". */
  label: string;
  /** Saving is silent; when it fails the text stays in the field. */
  onSave: (text: string) => Promise<void> | void;
  as?: "h1" | "h2" | "h3" | "span";
  className?: string;
  maxLength?: number;
  disabled?: boolean;
  editing?: boolean;
  onEditingChange?: (editing: boolean) => void;
}

/** A text that is edited where it stands: a click, Enter or F2 begins, Enter or leaving saves, Escape gives up. */
export function InlineText({ value, label, onSave, as: Tag = "span", className, maxLength = 255, disabled = false, editing, onEditingChange }: InlineTextProps) {
  const [isEditingHere, setEditingHere] = useState(false);
  // Shown until the value follows.
  const [saved, setSaved] = useState({ text: value, over: value });
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const text = saved.over === value ? saved.text : value;
  const isEditing = !disabled && (editing ?? isEditingHere);

  useEffect(() => {
    if (!isEditing && returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [isEditing]);

  function edit(on: boolean) {
    setEditingHere(on);
    onEditingChange?.(on);
  }

  async function leave(typed: string, byKey: boolean) {
    returnsFocus.current = byKey;
    edit(false);
    const wish = typed.replace(/\s+/g, " ").trim() || value;
    setSaved({ text: wish, over: value });
    if (wish === value) return;

    try {
      await onSave(wish);
    } catch (error) {
      toast(problemOf(error), "error");
      edit(true);
    }
  }

  function giveUp() {
    returnsFocus.current = true;
    setSaved({ text: value, over: value });
    edit(false);
  }

  return (
    <Tag className={classNames("min-w-0 max-w-full", Tag === "span" && "inline-block", className)}>
      {isEditing ? (
        <Field text={text} label={label} maxLength={maxLength} onLeave={leave} onGiveUp={giveUp} />
      ) : (
        <Shown ref={button} text={text} label={label} disabled={disabled} onEdit={() => edit(true)} />
      )}
    </Tag>
  );
}

/** The text and its field have the same box, so that nothing moves when one takes the place of the other. */
const box = "-mx-1.5 min-w-0 max-w-[calc(100%+0.75rem)] rounded-sm px-1.5 py-0.5 wrap-anywhere whitespace-pre-wrap";

interface ShownProps {
  ref: React.Ref<HTMLButtonElement>;
  text: string;
  label: string;
  disabled: boolean;
  onEdit: () => void;
}

function Shown({ ref, text, label, disabled, onEdit }: ShownProps) {
  if (disabled) return <bdi className={classNames(box, "inline-block")}>{text}</bdi>;

  return (
    <button
      ref={ref}
      type="button"
      dir="auto"
      title={`Edit: ${label}`}
      onClick={onEdit}
      onKeyDown={(event) => event.key === "F2" && onEdit()}
      className={classNames(box, "inline-block cursor-text text-start hover:bg-gray-4 focus-visible:outline-offset-0")}
    >
      {text}
    </button>
  );
}

interface FieldProps {
  text: string;
  label: string;
  maxLength: number;
  onLeave: (text: string, byKey: boolean) => void;
  onGiveUp: () => void;
}

/** A twin of the text under the field gives it its size, line by line. */
function Field({ text, label, maxLength, onLeave, onGiveUp }: FieldProps) {
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
    <span className={classNames(box, "inline-grid grid-cols-[minmax(0,auto)] bg-field outline-2 outline-focus")}>
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

"use client";
import { useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { inlineBox, InlineField } from "@/components/ui/controls/inline-field";
import { problemOf } from "@/components/ui/feedback/problem";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { toast } from "@/components/ui/feedback/toasts";

export interface InlineTextProps {
  value: string;
  /** What could not be saved before: the field begins with it. */
  unsaved?: string | undefined;
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
export function InlineText({
  value,
  unsaved,
  label,
  onSave,
  as: Tag = "span",
  className,
  maxLength = TITLE_LENGTH,
  disabled = false,
  editing,
  onEditingChange,
}: InlineTextProps) {
  const [isEditingHere, setEditingHere] = useState(false);
  // Shown until the value follows.
  const [saved, setSaved] = useState({ text: value, over: value });
  // What could not be saved, for the field that comes back.
  const [failed, setFailed] = useState({ times: 0, text: "" });
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  if (saved.over !== value) setSaved({ text: value, over: value });
  const text = saved.over === value ? saved.text : value;
  const isEditing = !disabled && (editing ?? isEditingHere);

  useEffect(() => {
    if (!isEditing && returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [isEditing]);

  function edit(on: boolean) {
    if (!on) setFailed(({ times }) => ({ times, text: "" }));
    setEditingHere(on);
    onEditingChange?.(on);
  }

  async function leave(newText: string, byKey: boolean) {
    returnsFocus.current = byKey;
    edit(false);
    setSaved({ text: newText, over: value });
    try {
      await onSave(newText);
    } catch (error) {
      toast(problemOf(error), "error");
      setSaved({ text: value, over: value });
      setFailed(({ times }) => ({ times: times + 1, text: newText }));
      edit(true);
    }
  }

  function giveUp(byKey: boolean) {
    returnsFocus.current = byKey;
    edit(false);
  }

  return (
    <Tag className={classNames("min-w-0 max-w-full", Tag === "span" && "inline-block", className)}>
      {isEditing ? (
        <InlineField
          key={failed.times}
          text={failed.text || unsaved || text}
          over={text}
          label={label}
          maxLength={maxLength}
          onLeave={leave}
          onGiveUp={giveUp}
        />
      ) : (
        <Shown ref={button} text={text} label={label} disabled={disabled} onEdit={() => edit(true)} />
      )}
    </Tag>
  );
}

interface ShownProps {
  ref: React.Ref<HTMLButtonElement>;
  text: string;
  label: string;
  disabled: boolean;
  onEdit: () => void;
}

function Shown({ ref, text, label, disabled, onEdit }: ShownProps) {
  if (disabled) return <bdi className={classNames(inlineBox, "inline-block")}>{text}</bdi>;

  return (
    <button
      ref={ref}
      type="button"
      dir="auto"
      title={`Edit: ${label}`}
      onClick={onEdit}
      onKeyDown={(event) => event.key === "F2" && onEdit()}
      className={classNames(
        inlineBox,
        "inline-block cursor-text text-start hover:bg-gray-4 focus-visible:outline-offset-0",
      )}
    >
      {text}
    </button>
  );
}

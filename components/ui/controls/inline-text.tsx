"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { inlineBox, InlineField } from "@/components/ui/controls/inline-field";
import { useFocusAfterEditing } from "@/components/ui/hooks/use-focus-after-editing";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { toast } from "@/components/ui/feedback/toasts";

export interface InlineTextProps {
  value: string;
  /** Could not be saved before: the field begins with it. */
  unsaved?: string | undefined;
  label: string;
  onSave: (text: string) => Promise<void> | void;
  as?: "h1" | "h2" | "h3" | "span";
  className?: string;
  maxLength?: number;
  disabled?: boolean;
  editing?: boolean;
  onEditingChange?: (editing: boolean) => void;
}

/** A text that is edited in place: a click, Enter or F2 begins, Enter or blur saves, Escape cancels. */
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
  const { text, show } = useOptimisticText(value);
  // Each failure opens a new field, which begins with the refused text.
  const [failed, setFailed] = useState({ times: 0, text: "" });
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = !disabled && (editing ?? isEditingHere);
  const moveFocus = useFocusAfterEditing(isEditing, () => button.current?.focus());

  function edit(on: boolean) {
    if (!on) setFailed(({ times }) => ({ times, text: "" }));
    setEditingHere(on);
    onEditingChange?.(on);
  }

  function end(byKeyboard: boolean) {
    moveFocus(byKeyboard);
    edit(false);
  }

  async function commit(newText: string, byKeyboard: boolean) {
    end(byKeyboard);
    show(newText);
    try {
      await onSave(newText);
    } catch (error) {
      toast(errorMessage(error), "error");
      show(value);
      setFailed(({ times }) => ({ times: times + 1, text: newText }));
      edit(true);
    }
  }

  return (
    <Tag className={classNames("min-w-0 max-w-full", Tag === "span" && "inline-block", className)}>
      {isEditing ? (
        <InlineField
          key={failed.times}
          text={failed.text || unsaved || text}
          original={text}
          label={label}
          maxLength={maxLength}
          onCommit={commit}
          onCancel={end}
        />
      ) : (
        <DisplayedText ref={button} text={text} label={label} disabled={disabled} onEdit={() => edit(true)} />
      )}
    </Tag>
  );
}

/** The text that is being saved, until the value follows. */
function useOptimisticText(value: string) {
  const [shown, setShown] = useState({ text: value, of: value });
  if (shown.of !== value) setShown({ text: value, of: value });
  return { text: shown.of === value ? shown.text : value, show: (text: string) => setShown({ text, of: value }) };
}

interface DisplayedTextProps {
  ref: React.Ref<HTMLButtonElement>;
  text: string;
  label: string;
  disabled: boolean;
  onEdit: () => void;
}

function DisplayedText({ ref, text, label, disabled, onEdit }: DisplayedTextProps) {
  const t = useTranslations("ui.controls");
  if (disabled) return <bdi className={classNames(inlineBox, "inline-block")}>{text}</bdi>;

  return (
    <button
      ref={ref}
      type="button"
      dir="auto"
      title={t("edit", { label })}
      onClick={onEdit}
      onKeyDown={(event) => event.key === "F2" && onEdit()}
      className={classNames(
        inlineBox,
        "inline-block cursor-text text-match-parent hover:bg-gray-4 focus-visible:outline-offset-0",
      )}
    >
      {text}
    </button>
  );
}

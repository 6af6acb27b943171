"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { inlineBox, InlineField } from "@/components/ui/controls/inline-field";
import { errorTexts } from "@/components/i18n/error-texts";
import { useFocusAfterEditing } from "@/components/ui/hooks/use-focus-after-editing";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { hasFocusElsewhere } from "@/components/ui/keyboard/focus-elsewhere";
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

/**
 * A text that is edited in place: a click, Enter or F2 begins, Enter or blur saves, Escape cancels. A refused text
 * comes back into the field, with the reason.
 */
export function InlineText(props: InlineTextProps) {
  const { value, unsaved, label, onSave, as: Tag = "span", className, maxLength = TITLE_LENGTH } = props;
  const { disabled = false, editing, onEditingChange } = props;
  const [isEditingHere, setEditingHere] = useState(false);
  const { text, show } = useOptimisticText(value);
  const place = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { refused, refuse, forget } = useRefusal(button);
  const commits = useRef(0);
  const isEditing = !disabled && (editing ?? isEditingHere);
  const moveFocus = useFocusAfterEditing(isEditing, () => button.current?.focus());

  function edit(on: boolean) {
    if (!on) forget();
    setEditingHere(on);
    onEditingChange?.(on);
  }

  function end(byKeyboard: boolean) {
    moveFocus(byKeyboard);
    edit(false);
  }

  async function commit(newText: string, byKeyboard: boolean) {
    commits.current += 1;
    const commitNumber = commits.current;
    end(byKeyboard);
    show(newText);
    try {
      await onSave(newText);
    } catch (error) {
      const isLatest = commitNumber === commits.current;
      if (isLatest) show(value);
      if (!isLatest || !place.current || isTyping(place.current)) return sayNotSaved(newText, error);
      refuse(newText, error);
      edit(true);
    }
  }

  return (
    <Tag
      ref={(element: HTMLElement | null) => void (place.current = element)}
      className={classNames("relative min-w-0 max-w-full", Tag === "span" && "inline-block", className)}
    >
      {isEditing ? (
        <InlineField
          key={refused.times}
          text={refused.text || unsaved || text}
          original={text}
          problem={refused.problem}
          takesFocus={!refused.isElsewhere}
          {...{ label, maxLength, onCommit: commit, onCancel: end }}
        />
      ) : (
        <DisplayedText ref={button} text={text} label={label} disabled={disabled} onEdit={() => edit(true)} />
      )}
    </Tag>
  );
}

const isTyping = (place: HTMLElement): boolean => place.contains(document.activeElement?.closest("textarea") ?? null);

/** Where the field can't show it: it is gone, or holds the next text by now. */
const sayNotSaved = (title: string, error: unknown) =>
  toast(errorTexts()("notSaved", { title, problem: errorMessage(error) }), "error");

interface Refused {
  times: number;
  text: string;
  problem?: string;
  isElsewhere?: boolean;
}

/** Each refusal opens a new field, which begins with the refused text. */
function useRefusal(button: React.RefObject<HTMLButtonElement | null>) {
  const [refused, setRefused] = useState<Refused>({ times: 0, text: "" });

  function refuse(text: string, error: unknown) {
    const isElsewhere = hasFocusElsewhere(button.current);
    setRefused(({ times }) => ({ times: times + 1, text, problem: errorMessage(error), isElsewhere }));
  }

  return { refused, refuse, forget: () => setRefused(({ times }) => ({ times, text: "" })) };
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

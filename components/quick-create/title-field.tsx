"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { useNewTaskDraft } from "@/components/quick-create/use-new-task-draft";
import { nameAt } from "@/components/quick-entry/quick-entry";
import { choicesFor, type QuickReader } from "@/components/quick-entry/quick-names";
import { fieldStyle, TITLE_LENGTH } from "@/components/ui/controls/field";
import { Suggestions, useSuggestions } from "@/components/ui/pickers/suggestions";
import { stopKeyEvent } from "@/components/ui/stop-key-event";

interface TitleFieldProps {
  field: React.RefObject<HTMLTextAreaElement | null>;
  draft: ReturnType<typeof useNewTaskDraft>;
  board: BoardJson | null;
  reader: QuickReader;
  onEnter: () => void;
}

/** Suggests labels after `#`, people after `@`, and priorities after `!`. */
export function TitleField({ field, draft, board, reader, onEnter }: TitleFieldProps) {
  const t = useTranslations("quickCreate");
  const suggestions = useSuggestions({
    field,
    text: draft.text,
    onText: draft.setText,
    nameAt,
    choicesFor: (name) => (board ? choicesFor(name, board, reader) : []),
  });

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Escape closes the suggestions, and only then the dialog.
    if (suggestions.handleKey(event)) return stopKeyEvent(event);
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <textarea
        {...suggestions.field}
        ref={field}
        dir="auto"
        rows={2}
        aria-label={t("task")}
        placeholder={t("placeholder")}
        maxLength={TITLE_LENGTH}
        value={draft.text}
        onChange={({ target }) => {
          draft.setText(target.value.replace(/\n/g, " "));
          suggestions.moveCaret(target);
        }}
        onSelect={({ currentTarget }) => suggestions.moveCaret(currentTarget)}
        onKeyDown={onKeyDown}
        className={`${fieldStyle} field-sizing-content max-h-40 min-h-11 w-full resize-none py-2 text-lg`}
      />
      <Suggestions {...suggestions.list} />
    </div>
  );
}

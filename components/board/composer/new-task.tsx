"use client";
import { useEffect, useEffectEvent, useRef } from "react";
import dynamic from "next/dynamic";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { withTexts } from "@/components/i18n/with-texts";
import { templatesTexts } from "@/generated/messages/parts/templates";
import { EntryParts } from "@/components/quick-entry/entry-parts";
import { PastedTasks } from "@/components/quick-entry/pasted-tasks";
import { RejectedDraft } from "@/components/quick-entry/rejected-draft";
import { nameAt } from "@/components/quick-entry/quick-entry";
import { choicesFor } from "@/components/quick-entry/quick-names";
import { type NewTaskOptions, useNewTask } from "@/components/board/composer/use-new-task";
import { useQuickReader } from "@/components/quick-entry/use-quick-reader";
import { useUnsavedToast } from "@/components/quick-entry/use-unsaved-toast";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { Button } from "@/components/ui/controls/button";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { Suggestions, useSuggestions } from "@/components/ui/pickers/suggestions";

const TemplateChoice = dynamic(
  withTexts(templatesTexts, () =>
    import("@/components/board/composer/template-choice").then((file) => file.TemplateChoice),
  ),
  { ssr: false },
);

interface NewTaskProps extends Omit<NewTaskOptions, "reader"> {
  mayAdd: boolean;
  /** Where a task from a template would belong, too. */
  hasTemplates?: boolean;
  /** Where the task is added, if not called after its stage. */
  place?: string;
  onClose: () => void;
}

export function NewTask(props: NewTaskProps) {
  const { mayAdd, board, stage, place = stage.title, onClose } = props;
  const t = useTranslations("board.newTask");
  const field = useRef<HTMLTextAreaElement>(null);
  const reader = useQuickReader();
  const draft = useNewTask({ ...props, reader });
  const suggestions = useSuggestions({
    field,
    text: draft.text,
    onText: draft.setText,
    nameAt,
    choicesFor: (name) => choicesFor(name, board, reader),
  });
  const cancel = draft.pasted.length > 0 ? draft.forgetPasted : onClose;
  const confirm = draft.pasted.length > 0 ? draft.addPasted : draft.add;
  const unsaved = draft.pasted.length > 0 ? draft.pasted.join("\n") : draft.text;
  useUnsavedToast(field, unsaved);
  useUnsavedWarning(unsaved.trim() !== "");
  useCloseWhen(!mayAdd && unsaved === "", onClose);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || suggestions.handleKey(event)) return;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") cancel();
    else if (mayAdd) confirm();
  }

  return (
    <div role="group" aria-label={t("label", { stage: place })} className="flex shrink-0 flex-col gap-1.5 px-2 pb-2">
      <textarea
        {...suggestions.field}
        ref={field}
        autoFocus
        dir="auto"
        aria-label={t("title")}
        placeholder={t("placeholder")}
        rows={2}
        readOnly={!mayAdd}
        maxLength={TITLE_LENGTH}
        value={draft.text}
        onChange={({ target }) => {
          draft.setText(target.value.replace(/\n/g, " "));
          suggestions.moveCaret(target);
        }}
        onSelect={({ currentTarget }) => suggestions.moveCaret(currentTarget)}
        onPaste={(event) => mayAdd && draft.paste(event.clipboardData.getData("text/plain")) && event.preventDefault()}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 w-full resize-none rounded-md border border-gray-8 bg-field px-3 py-2 text-base placeholder:text-gray-11 focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:min-h-11"
      />
      <Suggestions {...suggestions.list} />
      <ComposerActions {...props} field={field} draft={draft} unsaved={unsaved} />
      <p role="status" className="sr-only">
        {draft.announcement}
      </p>
    </div>
  );
}

interface ComposerActionsProps extends NewTaskProps {
  field: React.RefObject<HTMLElement | null>;
  draft: ReturnType<typeof useNewTask>;
  unsaved: string;
}

function ComposerActions({ mayAdd, field, draft, unsaved, ...props }: ComposerActionsProps) {
  const { board, stage, clock, save, hasTemplates, onClose } = props;
  if (!mayAdd) return <RejectedDraft isArchived={board.archived_at !== null} text={unsaved} onClose={onClose} />;
  if (draft.pasted.length > 0)
    return (
      <PastedTasks
        titles={draft.pasted}
        onCreate={() => refocusAfter(field, draft.addPasted)}
        onCancel={() => refocusAfter(field, draft.forgetPasted)}
      />
    );
  return (
    <>
      <EntryParts
        parts={draft.parts}
        board={board}
        clock={clock}
        onKeep={(part) => refocusAfter(field, () => draft.keepInTitle(part))}
      />
      <ComposerButtons onCreate={() => refocusAfter(field, draft.add)} onClose={onClose}>
        {hasTemplates && (
          <TemplateChoice
            boardId={board.id}
            stageId={stage.id}
            title={draft.title}
            save={save}
            onCreated={(title) => refocusAfter(field, () => draft.finish(title))}
          />
        )}
      </ComposerButtons>
    </>
  );
}

function useCloseWhen(shouldClose: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!shouldClose) return;
    const frame = requestAnimationFrame(() => close());
    return () => cancelAnimationFrame(frame);
  }, [shouldClose]);
}

function refocusAfter(field: React.RefObject<HTMLElement | null>, act: () => void) {
  act();
  field.current?.focus();
}

interface ComposerButtonsProps {
  onCreate: () => void;
  onClose: () => void;
  /** Further buttons. */
  children: React.ReactNode;
}

function ComposerButtons({ onCreate, onClose, children }: ComposerButtonsProps) {
  const t = useTranslations("board.newTask");
  const actions = useTranslations("ui.actions");
  return (
    <div className="flex items-center gap-1">
      <Button kind="primary" size="small" onClick={onCreate}>
        {actions("create")}
      </Button>
      {children}
      <Button kind="quiet" size="icon" aria-label={actions("close")} onClick={onClose}>
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
      <span aria-hidden className="ms-auto truncate text-xs text-gray-11 pointer-coarse:hidden">
        {t("hint")}
      </span>
    </div>
  );
}

"use client";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Columns3, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { hasFocusElsewhere } from "@/components/ui/keyboard/focus-elsewhere";
import { useFocusWhenEmptied } from "@/components/ui/keyboard/focus-neighbour";
import { StageTemplates } from "@/components/board/columns/stage-templates";
import type { BoardJson } from "@/components/board-store/board-data";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { isDiscarded } from "@/components/offline/store/discarded";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/controls/button";
import { controlStyle } from "@/components/ui/controls/field";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { toast } from "@/components/ui/feedback/toasts";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";

interface NewStageProps {
  board: Pick<BoardJson, "id" | "stages">;
  isPro: boolean;
  canEdit: boolean;
  send: Save["send"];
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function NewStage({ board, isPro, canEdit, send }: NewStageProps) {
  const isFirst = board.stages.length === 0;
  const t = useTranslations("board.newStage");
  const [isOpen, setOpen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const draft = useNewStage(send, () => open(!hasFocusElsewhere(button.current)));
  useFocusWhenEmptied(isFirst, button);

  function open(withFocus: boolean) {
    setTakesFocus(withFocus);
    setOpen(true);
  }

  function close() {
    draft.clear();
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  if (isOpen && canEdit)
    return <StageField boardId={board.id} isPro={isPro} draft={draft} takesFocus={takesFocus} onClose={close} />;
  const add = canEdit && (
    <Button ref={button} kind={isFirst ? "primary" : "plain"} onClick={() => open(true)} wide={!isFirst}>
      <Plus {...icon} />
      {t("add")}
    </Button>
  );
  if (!isFirst) return add && <li className="w-72 shrink-0 snap-start">{add}</li>;

  return (
    <li className="mx-auto w-full max-w-120 rounded-lg border border-gray-6 bg-surface">
      <EmptyState
        icon={<Columns3 {...icon} className="size-5" />}
        title={t("empty")}
        action={
          add && (
            <div className="flex flex-wrap justify-center gap-2">
              {add}
              <StageTemplates boardId={board.id} isPro={isPro} />
            </div>
          )
        }
      >
        {canEdit ? t("emptyText") : t("emptyTextForViewers")}
      </EmptyState>
    </li>
  );
}

/** What is typed. A refused title comes back, with the reason, also after the field was closed. */
function useNewStage(send: Save["send"], open: () => void) {
  const t = useTranslations("ui.errors");
  const [title, setTitle] = useState("");
  const [refused, setRefused] = useState<{ title: string; problem: string } | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  useUnsavedWarning(title.trim() !== "");

  function type(text: string) {
    setTitle(text);
    // A line about another title is all that is left of it.
    if (refused?.title === title) setRefused(null);
  }

  function clear() {
    setTitle("");
    setRefused(null);
  }

  async function add(wish: string) {
    clear();
    try {
      await send({ kind: "create-stage", id: newId(), title: wish });
    } catch (error) {
      if (isDiscarded(error)) return;
      const problem = errorMessage(error);
      if (!isShown.current) return toast(t("notSaved", { title: wish, problem }), "error");
      setTitle((typed) => typed || wish);
      setRefused({ title: wish, problem });
      open();
    }
  }

  const problem = refused && (refused.title === title ? refused.problem : t("notSaved", refused));
  return { title, problem, type, clear, add };
}

interface StageFieldProps extends Pick<NewStageProps, "isPro"> {
  boardId: number;
  draft: ReturnType<typeof useNewStage>;
  takesFocus: boolean;
  onClose: () => void;
}

function StageField({ boardId, isPro, draft, takesFocus, onClose }: StageFieldProps) {
  const t = useTranslations("board.newStage");
  const actions = useTranslations("ui.actions");
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);

  function add() {
    const wish = draft.title.replace(/\s+/g, " ").trim();
    field.current?.focus();
    if (wish === "") return;
    void draft.add(wish);
    // The field moves after the new stage.
    requestAnimationFrame(() => field.current?.scrollIntoView({ block: "nearest", inline: "nearest" }));
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    if (event.key === "Enter") add();
    else onClose();
  }

  return (
    <li className="w-72 shrink-0 snap-start rounded-lg border border-gray-6 bg-gray-2 p-2">
      <input
        ref={field}
        type="text"
        autoFocus={takesFocus}
        dir="auto"
        aria-label={t("title")}
        placeholder={t("placeholder")}
        maxLength={100}
        aria-invalid={draft.problem ? true : undefined}
        aria-describedby={draft.problem ? problemId : undefined}
        value={draft.title}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={onKeyDown}
        className={classNames(controlStyle, "mb-2 text-base")}
      />
      {draft.problem && (
        <ProblemLine role="alert" id={problemId} className="mb-2">
          {draft.problem}
        </ProblemLine>
      )}
      <div className="flex gap-1">
        <Button kind="primary" size="small" onClick={add}>
          {t("add")}
        </Button>
        <Button kind="quiet" size="icon" aria-label={actions("close")} onClick={onClose}>
          <X {...icon} />
        </Button>
        <span className="ms-auto">
          <StageTemplates boardId={boardId} isPro={isPro} kind="quiet" size="small" />
        </span>
      </div>
    </li>
  );
}

"use client";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Columns3, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFocusWhenEmptied } from "@/components/ui/keyboard/focus-neighbour";
import { StageTemplates } from "@/components/board/columns/stage-templates";
import type { BoardJson } from "@/components/board-store/board-data";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

interface NewStageProps {
  board: Pick<BoardJson, "id" | "stages">;
  isPro: boolean;
  canEdit: boolean;
  save: Save["save"];
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function NewStage({ board, isPro, canEdit, save }: NewStageProps) {
  const isFirst = board.stages.length === 0;
  const t = useTranslations("board.newStage");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenEmptied(isFirst, button);

  function close() {
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  if (isOpen && canEdit) return <StageField boardId={board.id} isPro={isPro} save={save} onClose={close} />;
  const add = canEdit && (
    <Button ref={button} kind={isFirst ? "primary" : "plain"} onClick={() => setOpen(true)} wide={!isFirst}>
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

interface StageFieldProps extends Pick<NewStageProps, "isPro" | "save"> {
  boardId: number;
  onClose: () => void;
}

function StageField({ boardId, isPro, save, onClose }: StageFieldProps) {
  const t = useTranslations("board.newStage");
  const actions = useTranslations("ui.actions");
  const [title, setTitle] = useState("");
  const field = useRef<HTMLInputElement>(null);

  function add() {
    const wish = title.replace(/\s+/g, " ").trim();
    field.current?.focus();
    if (wish === "") return;
    save({ kind: "create-stage", id: newId(), title: wish });
    setTitle("");
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
        autoFocus
        dir="auto"
        aria-label={t("title")}
        placeholder={t("placeholder")}
        maxLength={100}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={onKeyDown}
        className="mb-2 h-9 w-full rounded-sm border border-gray-8 bg-field px-3 text-base placeholder:text-gray-11 focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
      />
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

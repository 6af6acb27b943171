"use client";
import { useId, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Pencil } from "lucide-react";
import { taskKey } from "@/components/board-store/board-data";
import { AnswerEditor } from "@/components/task/ideas/answer-editor";
import { ideaKey, ideaPath, useIdea } from "@/components/task/ideas/use-idea";
import type { ShownTask } from "@/components/task/parts/use-task";
import { preloadEditor } from "@/components/text/editor/text-editor";
import { RichText } from "@/components/text/rich-text/rich-text";
import { draftKey, useDraft } from "@/components/text/saving/drafts";
import { Button } from "@/components/ui/controls/button";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { api } from "@/lib/api";
import { type ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";
import type { TeamViewJson } from "@/lib/ideas/team/view";

interface OfficialAnswerProps {
  task: ShownTask;
  viewerId: number;
  clock: ClockOnScreen;
  mayEdit: boolean;
}

/** The team's answer, as anyone reads it above the comments of the public page. */
export function OfficialAnswer({ task, viewerId, clock, mayEdit }: OfficialAnswerProps) {
  const t = useTranslations("ideas.answer");
  const idea = useIdea(task);
  const client = useQueryClient();
  const key = draftKey(viewerId, task.id, "answer");
  const hasDraft = useDraft(key) !== null;
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const focus = useFocusAfterRender(section);
  if (!idea || (!idea.answer && !mayEdit)) return null;

  const isEditing = mayEdit && (isOpen || hasDraft);
  function show(changed: TeamViewJson) {
    client.setQueryData(ideaKey(task), changed);
    void client.invalidateQueries({ queryKey: taskKey(task.board_id, task.id), exact: true });
  }
  function close() {
    setOpen(false);
    focus("[data-answers]");
  }
  const remove = async () => show((await api<{ idea: TeamViewJson }>("DELETE", `${ideaPath(task)}/answer`)).idea);
  const editButton = {
    "data-answers": "",
    onClick: () => setOpen(true),
    onPointerEnter: preloadEditor,
    onFocus: preloadEditor,
  };

  return (
    <section ref={section} aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center gap-1">
        <h2 id={titleId} className="text-sm font-medium text-gray-11">
          {t("title")}
        </h2>
        {mayEdit && idea.answer && !isEditing && (
          <Button {...editButton} kind="quiet" size="icon" aria-label={t("edit")}>
            <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
          </Button>
        )}
        {mayEdit && idea.answer && !isEditing && <RemoveAnswer onRemove={remove} />}
      </div>
      {isEditing ? (
        <AnswerEditor task={task} answer={idea.answer?.html ?? null} draftKey={key} onSaved={show} onClose={close} />
      ) : idea.answer ? (
        <Answer answer={idea.answer} clock={clock} />
      ) : (
        <button
          {...editButton}
          type="button"
          className="-mx-2 min-h-8 cursor-text rounded-sm px-2 text-start text-gray-11 hover:bg-gray-4 pointer-coarse:min-h-11"
        >
          {t("add")}
        </button>
      )}
    </section>
  );
}

function Answer({ answer, clock }: { answer: NonNullable<TeamViewJson["answer"]>; clock: ClockOnScreen }) {
  const t = useTranslations("ideas.answer");
  const { inSentence, full } = momentOf(new Date(answer.answered_at), clock);
  const time = (chunks: React.ReactNode) => (
    <time dateTime={answer.answered_at} title={full}>
      {chunks}
    </time>
  );
  const author = answer.answered_by?.display_name;
  return (
    <div className="rounded-md border border-gray-6 border-s-2 border-s-accent bg-gray-2 px-3 py-2">
      <RichText html={answer.html} />
      <p className="mt-1.5 text-xs text-gray-11">
        {author === undefined
          ? t.rich("at", { when: inSentence, time })
          : t.rich("by", { author, when: inSentence, time, name: (chunks) => <bdi>{chunks}</bdi> })}
      </p>
    </div>
  );
}

function RemoveAnswer({ onRemove }: { onRemove: () => Promise<void> }) {
  const t = useTranslations("ideas.answer");
  return (
    <ConfirmDialog
      title={t("removal.title")}
      text={t("removal.text")}
      confirm={t("removal.confirm")}
      onConfirm={onRemove}
      trigger={(ask) => (
        <Button kind="quiet" size="small" className="ms-auto" onClick={ask}>
          {t("removal.confirm")}
        </Button>
      )}
    />
  );
}

"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "next-intl";
import { PencilOff } from "lucide-react";
import { type LostTask, useLostDrafts } from "@/components/shell/use-lost-drafts";
import { useRefusedComments } from "@/components/task/comments/refused-comments";
import { UnsavedTexts } from "@/components/task/screen/unsaved-texts";
import { useDraftsOn } from "@/components/text/saving/drafts";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

/** A line that offers unsaved texts of tasks that are out of reach, until each is discarded. */
export function LostDrafts({ person }: { person: number }) {
  const t = useTranslations("taskParts.lost");
  const actions = useTranslations("ui.actions");
  const { lost, drop } = useLostDrafts(person);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      {lost.length > 0 && (
        <p className="flex min-h-8 flex-wrap items-center justify-center gap-x-3 border-t border-amber-line bg-amber-soft px-4 py-1 text-sm text-amber-text">
          <span className="flex items-center gap-2">
            <PencilOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
            {t("notice", { count: lost.length })}
          </span>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="pointer-events-auto min-h-6 rounded-sm font-medium underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {t("show")}
          </button>
        </p>
      )}
      <Dialog
        open={isOpen && lost.length > 0}
        onOpenChange={setOpen}
        title={t("title")}
        text={t("text")}
        width="max-w-140"
      >
        <div className="-mx-1 mt-4 flex max-h-[60dvh] flex-col gap-5 overflow-y-auto overscroll-contain px-1">
          {lost.map((task) => (
            <TextsOfTask key={task.taskId} task={task} person={person} onEmptied={() => drop(task.taskId)} />
          ))}
        </div>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{actions("close")}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

interface TextsOfTaskProps {
  task: LostTask;
  person: number;
  onEmptied: () => void;
}

function TextsOfTask({ task: { taskId, title }, person, onEmptied }: TextsOfTaskProps) {
  const isEmpty = useDraftsOn(person, taskId).length + useRefusedComments(person, taskId).length === 0;
  const emptied = useEffectEvent(onEmptied);
  useEffect(() => {
    if (isEmpty) emptied();
  }, [isEmpty]);

  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium wrap-anywhere">
        <bdi>{title}</bdi>
      </h3>
      <div className="-mx-4">
        <UnsavedTexts taskId={taskId} viewerId={person} />
      </div>
    </section>
  );
}

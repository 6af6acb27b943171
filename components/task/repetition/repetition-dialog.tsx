"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { hasWrongDay } from "@/components/days/has-wrong-day";
import { firstWish, nextDates, wishOf } from "@/components/task/repetition/repeat-wish";
import { NextDates } from "@/components/task/repetition/next-dates";
import { repeatEdit } from "@/components/task/repetition/repeat-edit";
import { RuleFields } from "@/components/task/repetition/rule-fields";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { dayIn } from "@/lib/dates/dates-on-screen";

interface RepetitionDialogProps extends PropertyEditProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RepetitionDialog({ open, onOpenChange, ...props }: RepetitionDialogProps) {
  const t = useTranslations("task.repetition");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} width="max-w-120">
      <RepetitionForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const SHOWN = 5;

function RepetitionForm({ task, board, viewer, clock, save, onClose }: PropertyEditProps & { onClose: () => void }) {
  const t = useTranslations("task.repetition");
  const actions = useTranslations("ui.actions");
  const rule = task.repeat_task_meta;
  const [today] = useState(() => dayIn(clock.now, viewer.timeZone));
  const [wish, setWish] = useState(() => (rule ? wishOf(rule, today) : firstWish(today, viewer.timeZone)));
  const dates = nextDates(wish, clock.now, SHOWN);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (dates.length === 0 || hasWrongDay(event.currentTarget)) return;
    save(repeatEdit(task, wish, clock.now));
    onClose();
  }

  function stop() {
    save(repeatEdit(task, null, clock.now));
    onClose();
  }

  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <RuleFields wish={wish} stages={board.stages} viewer={viewer} today={today} onChange={setWish} />
      <NextDates dates={dates} viewer={viewer} hasTime={wish.time !== ""} whenComplete={wish.whenComplete} />
      <DialogActions>
        {rule && (
          <Button kind="dangerQuiet" onClick={stop} className="sm:me-auto">
            {t("stop")}
          </Button>
        )}
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button kind="primary" type="submit">
          {actions("save")}
        </Button>
      </DialogActions>
    </form>
  );
}

"use client";
import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import type { Save } from "@/components/board-store/use-save";
import { useOffer } from "@/components/commands/offers";
import { MissingPart } from "@/components/task/parts/missing-part";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { Estimate } from "@/components/task/time/estimate";
import { LogForm } from "@/components/task/time/log-form";
import { TimeLogs } from "@/components/task/time/time-logs";
import { TimeSum } from "@/components/task/time/time-sum";
import { useLogging } from "@/components/task/time/use-logging";
import { useTimeTracks } from "@/components/task/time/use-time-tracks";
import { TimerButton } from "@/components/timer/timer-button";
import { Button } from "@/components/ui/controls/button";
import { timeOf } from "@/lib/time/of-task";

type TimeSectionProps = Omit<PropertyEditProps, "save"> & { mayManage: boolean; saving: Save };

/** The estimate of a task, and the time that people have logged on it. */
export function TimeSection({ task, viewer, clock, mayEdit, mayManage, saving: { saveAsync } }: TimeSectionProps) {
  const t = useTranslations("time");
  const titleId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { tracks, ...loading } = useTimeTracks(task);
  const logging = useLogging({ task, viewer, clock, saveAsync });
  const form = mayEdit && logging.formFor(null);
  useLogCommand(mayEdit, logging.begin);

  function cancel() {
    add.current?.focus();
    logging.cancel(null);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2 border-y border-gray-6 py-3">
      <div className="flex min-h-8 flex-wrap items-center justify-end gap-x-1 gap-y-2">
        <h2 id={titleId} className="me-auto text-sm font-medium text-gray-11">
          {t("title")}
        </h2>
        <TimerButton task={task} canLog={mayEdit} timeZone={viewer.timeZone} startOfWeek={viewer.startOfWeek} />
        {mayEdit && (
          <Button ref={add} kind="quiet" size="small" aria-expanded={Boolean(form)} onClick={logging.begin}>
            <Clock aria-hidden className="size-4" strokeWidth={1.5} />
            {t("log")}
          </Button>
        )}
      </div>
      <dl>
        <Estimate task={task} viewer={viewer} mayEdit={mayEdit} saveAsync={saveAsync} />
      </dl>
      <TimeSum {...timeOf(task)} locale={viewer.locale} />
      {form && (
        <LogForm
          key={form.key}
          name={t("log")}
          first={form.draft}
          viewer={viewer}
          clock={clock}
          onSubmit={(log) => {
            add.current?.focus();
            logging.save(null, log);
          }}
          onCancel={cancel}
          onTyped={logging.keep}
        />
      )}
      {loading.problem && <MissingPart name="time" {...loading} />}
      {tracks && (
        <TimeLogs {...{ task, tracks, viewer, clock, mayEdit, mayManage, saveAsync, logging }} addButton={add} />
      )}
    </section>
  );
}

/** "Log time" in the command palette. */
function useLogCommand(mayEdit: boolean, run: () => void) {
  const t = useTranslations("time");
  useOffer("commands", mayEdit ? [{ id: "log-time", title: t("log"), Icon: Clock, run }] : []);
}

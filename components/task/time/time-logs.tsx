"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Save } from "@/components/board-store/use-save";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { LogForm } from "@/components/task/time/log-form";
import { LogRow } from "@/components/task/time/log-row";
import type { useLogging } from "@/components/task/time/use-logging";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { durationText } from "@/lib/time/duration";
import type { TimeTrackJson } from "@/lib/time/present";

interface TimeLogsProps extends Pick<PropertyEditProps, "task" | "viewer" | "clock" | "mayEdit"> {
  tracks: readonly TimeTrackJson[];
  mayManage: boolean;
  saveAsync: Save["saveAsync"];
  logging: ReturnType<typeof useLogging>;
  /** Gets the focus when the last log is deleted. */
  addButton: React.RefObject<HTMLButtonElement | null>;
}

/** More of them would push the other properties out of view. */
const SHOWN_AT_FIRST = 5;

export function TimeLogs({ task, tracks, viewer, clock, mayEdit, mayManage, ...rest }: TimeLogsProps) {
  const { saveAsync, logging, addButton } = rest;
  const t = useTranslations("time");
  const [isWhole, setWhole] = useState(false);
  const [deleted, setDeleted] = useState<TimeTrackJson | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const leave = useFocusAfterForm(list);
  const shown = isWhole ? tracks : tracks.slice(0, SHOWN_AT_FIRST);
  const mayChange = ({ user_id }: TimeTrackJson) => mayEdit && (mayManage || user_id === viewer.id);
  const time = durationText(deleted?.billable_minutes ?? 0, viewer.locale);
  const isOwn = deleted?.user_id === viewer.id;

  async function remove() {
    if (deleted) await saveAsync({ kind: "delete-log", taskId: task.id, track: deleted });
  }

  return (
    <ConfirmDialog
      title={t("delete.title")}
      text={t(isOwn ? "delete.text" : "delete.textOfOthers", { time, name: deleted?.user.display_name ?? "" })}
      confirm={t("delete.confirm")}
      onConfirm={remove}
      finalFocus={(isDone) => (isDone ? (list.current?.querySelector("button") ?? addButton.current) : null)}
      trigger={(ask) => (
        <>
          <ul ref={list} aria-label={t("history")} className="flex flex-col empty:hidden">
            {shown.map((track) => {
              const form = mayChange(track) && logging.formFor(track);
              return form ? (
                <EditedLog
                  key={track.id}
                  form={form}
                  viewer={viewer}
                  clock={clock}
                  onSubmit={(log) => leave(track, () => logging.save(track, log))}
                  onCancel={() => leave(track, () => logging.cancel(track))}
                />
              ) : (
                <LogRow
                  key={track.id}
                  {...{ track, viewer, clock }}
                  mayChange={mayChange(track)}
                  onEdit={() => logging.edit(track)}
                  onDelete={() => {
                    setDeleted(track);
                    ask();
                  }}
                />
              );
            })}
          </ul>
          {shown.length < tracks.length && (
            <Button kind="quiet" size="small" className="self-start" onClick={() => setWhole(true)}>
              {t("showAll", { count: tracks.length })}
            </Button>
          )}
        </>
      )}
    />
  );
}

type EditedLogProps = Pick<React.ComponentProps<typeof LogForm>, "viewer" | "clock" | "onSubmit" | "onCancel"> & {
  form: NonNullable<ReturnType<TimeLogsProps["logging"]["formFor"]>>;
};

const EditedLog = ({ form, ...props }: EditedLogProps) => (
  <li className="py-1.5">
    <LogForm key={form.key} {...props} name={useTranslations("time")("saveLog")} first={form.draft} />
  </li>
);

/** The menu of the log has the focus again when its form closes. */
function useFocusAfterForm(list: React.RefObject<HTMLElement | null>) {
  const [left, setLeft] = useState<Pick<TimeTrackJson, "id"> | null>(null);
  useEffect(() => {
    if (left) list.current?.querySelector<HTMLElement>(`[data-log="${left.id}"] button`)?.focus();
  }, [left, list]);
  return ({ id }: TimeTrackJson, close: () => void) => {
    close();
    setLeft({ id });
  };
}

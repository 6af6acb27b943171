"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { Pencil, Trash2 } from "lucide-react";
import { wholeDay } from "@/components/timesheet/words/day-words";
import { LogForm } from "@/components/timesheet/entry/log-form";
import type { Entry } from "@/components/timesheet/entry/use-entry";
import { Button } from "@/components/ui/controls/button";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";
import { durationText } from "@/lib/time/duration";
import type { SheetLog, SheetTask } from "@/lib/timesheet/sheet";

export interface ListRequest {
  task: SheetTask;
  day: string;
  anchor: () => HTMLElement | null;
}

interface LogListProps {
  request: ListRequest;
  entry: Entry;
  locale: string;
  onClose: () => void;
}

/** All logs of a cell, with their notes. */
export function LogList({ request: { task, day, anchor }, entry, locale, onClose }: LogListProps) {
  const t = useTranslations("timesheet");
  const logs = entry.logsIn(task.id, day);
  const refusal = entry.refusal(task, day);
  const [editedId, setEditedId] = useState<number | "new" | null>(logs.length === 0 ? "new" : null);
  const label = t("logs", { task: task.title, day: wholeDay(day, locale) });
  return (
    <AnchoredPopover label={label} anchor={anchor} open onOpenChange={(open) => open || onClose()} className="w-80 p-2">
      <div data-sheet className="flex flex-col gap-1">
        <p className="px-1 text-sm text-gray-11">{label}</p>
        <ul className="flex max-h-80 flex-col overflow-y-auto">
          {logs.map((log) => (
            <li key={log.id} className="rounded-sm px-1 py-0.5">
              {editedId === log.id ? (
                <LogForm
                  log={log}
                  onSave={(values) => entry.change(task, log, values)}
                  onDone={() => setEditedId(null)}
                />
              ) : (
                <LogRow
                  log={log}
                  words={durationText(log.minutes, locale)}
                  canEdit={!refusal}
                  onEdit={() => setEditedId(log.id)}
                  onDelete={() => void entry.remove([{ task, log }])}
                />
              )}
            </li>
          ))}
        </ul>
        {refusal ? (
          <p className="px-1 text-sm text-gray-11">{t(`readOnly.${refusal}`)}</p>
        ) : editedId === "new" ? (
          <LogForm
            log={null}
            onSave={({ minutes, note }) => entry.add(task, day, minutes, note)}
            onDone={() => setEditedId(null)}
          />
        ) : (
          <Button size="small" className="self-start" onClick={() => setEditedId("new")}>
            {t("addLog")}
          </Button>
        )}
      </div>
    </AnchoredPopover>
  );
}

interface LogRowProps {
  log: SheetLog;
  words: string;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function LogRow({ log, words, canEdit, onEdit, onDelete }: LogRowProps) {
  const t = useTranslations("timesheet");
  return (
    <div className="flex items-center gap-1">
      <span className="shrink-0 font-medium tabular-nums">{words}</span>
      <span className="min-w-0 flex-1 px-1 wrap-anywhere text-gray-11">
        <bdi>{log.note || t("noNote")}</bdi>
      </span>
      {canEdit && (
        <>
          <Button kind="quiet" size="icon" aria-label={t("editLog", { time: words })} onClick={onEdit}>
            <Pencil aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
          <Button kind="quiet" size="icon" aria-label={t("deleteLog", { time: words })} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </>
      )}
    </div>
  );
}

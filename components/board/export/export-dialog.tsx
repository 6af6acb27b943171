"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { FormatField } from "@/components/board/export/format-field";
import { fieldsOf, type Format, thisMonth } from "@/components/board/export/export-formats";
import { hasWrongDay } from "@/components/days/has-wrong-day";
import { RangeFields } from "@/components/days/range-fields";
import { useDownload } from "@/components/files/use-download";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import type { Viewer } from "@/lib/boards/abilities";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { hasModule } from "@/lib/modules/on-screen";

interface ExportDialogProps {
  board: Pick<BoardJson, "id" | "title" | "settings">;
  viewer: Pick<Viewer, "timeZone" | "startOfWeek" | "modules">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ExportDialog({ open, onOpenChange, ...props }: ExportDialogProps) {
  const t = useTranslations("exports");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      text={<bdi>{props.board.title}</bdi>}
      width="max-w-140"
    >
      <ExportForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ExportFormProps = Pick<ExportDialogProps, "board" | "viewer"> & { onClose: () => void };

function ExportForm({ board, viewer, onClose }: ExportFormProps) {
  const t = useTranslations("exports");
  const actions = useTranslations("ui.actions");
  const [format, setFormat] = useState<Format>("zip");
  const [today] = useState(() => dayIn(new Date(), viewer.timeZone));
  const [range, setRange] = useState(() => thisMonth(today));
  const { isAsking, isStarted, problem, start, reset } = useDownload();

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!hasWrongDay(event.currentTarget)) start(fieldsOf(board.id, format, range));
  }
  function change(apply: () => void) {
    apply();
    reset();
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <FormatField
        hasTime={hasModule(viewer, "timeTracking", board)}
        chosen={format}
        onChoose={(chosen) => change(() => setFormat(chosen))}
      />
      {format === "timesheet" && (
        <RangeFields
          range={range}
          today={today}
          startOfWeek={viewer.startOfWeek}
          problem={range.to < range.from ? t("wrongRange") : undefined}
          className="grid gap-x-3 max-sm:gap-y-3 sm:grid-cols-2"
          onChange={(changed) => change(() => setRange(changed))}
        />
      )}
      {(format === "zip" || format === "json") && <p className="text-sm text-gray-11">{t("people")}</p>}
      {problem && (
        <Alert kind="error" title={t("failed")}>
          {problem}
        </Alert>
      )}
      {isStarted && <Alert kind="info">{t("started")}</Alert>}
      <DialogActions>
        <Button onClick={onClose}>{isStarted ? actions("close") : actions("cancel")}</Button>
        <Button type="submit" kind="primary" busy={isAsking}>
          {t("export")}
        </Button>
      </DialogActions>
    </form>
  );
}

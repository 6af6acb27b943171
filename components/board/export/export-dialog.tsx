"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { FormatField } from "@/components/board/export/format-field";
import { fieldsOf, type Format, thisMonth } from "@/components/board/export/export-formats";
import { RangeFields } from "@/components/board/export/range-fields";
import { useDownload } from "@/components/files/use-download";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import type { Viewer } from "@/lib/boards/abilities";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { hasModule } from "@/lib/modules/on-screen";

interface ExportDialogProps {
  board: Pick<BoardJson, "id" | "title" | "settings">;
  viewer: Pick<Viewer, "timeZone" | "modules">;
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
  const [range, setRange] = useState(() => thisMonth(dayIn(new Date(), viewer.timeZone)));
  const { isAsking, isStarted, problem, start, reset } = useDownload();
  const isWrongRange = format === "timesheet" && (!range.from || !range.to || range.to < range.from);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    if (!isWrongRange) start(fieldsOf(board.id, format, range));
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
          problem={isWrongRange ? t("wrongRange") : ""}
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

"use client";
import { useTranslations } from "next-intl";
import { FileSpreadsheet } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import { ImportPreview } from "@/components/board/roadmap/import-preview";
import { RefusedRows } from "@/components/board/roadmap/refused-rows";
import { useImport } from "@/components/board/roadmap/use-import";
import { FileDrop } from "@/components/files/file-drop";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

interface ImportIdeasDialogProps {
  board: BoardJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A CSV file becomes ideas: choose it, check what becomes of its columns, import. */
export function ImportIdeasDialog({ board, open, onOpenChange }: ImportIdeasDialogProps) {
  const t = useTranslations("ideas.import");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")} width="max-w-180">
      <Steps board={board} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Steps({ board, onClose }: { board: BoardJson; onClose: () => void }) {
  const t = useTranslations("ideas.import");
  const actions = useTranslations("ui.actions");
  const { file, read, isBusy, problem, result, choose, change, run } = useImport(board.id);
  if (result)
    return (
      <>
        <div role="status" className="mt-4 flex flex-col gap-3">
          <Alert kind="success" title={t("done", { count: result.count })}>
            {result.refused_count > 0 && t("left", { count: result.refused_count })}
          </Alert>
          <RefusedRows result={result} />
        </div>
        <DialogActions>
          <Button kind="primary" onClick={onClose}>
            {actions("close")}
          </Button>
        </DialogActions>
      </>
    );

  return (
    <>
      <div className="mt-4 flex flex-col gap-4">
        {problem && <Alert kind="error">{problem}</Alert>}
        <FileDrop
          name={file?.name}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          texts={{
            ...{ label: t("file"), drop: t("drop"), limits: t("limits") },
            ...{ choose: t("choose"), chooseAnother: t("chooseAnother") },
          }}
          Icon={FileSpreadsheet}
          isBusy={isBusy}
          onChoose={choose}
        />
        {read && <ImportPreview board={board} read={read} onChange={change} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button kind="primary" busy={isBusy} disabled={!read?.result.count} onClick={run} className={DIM_WHEN_DISABLED}>
          {read ? t("run", { count: read.result.count }) : t("runAny")}
        </Button>
      </DialogActions>
    </>
  );
}

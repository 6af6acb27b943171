"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { LabelList } from "@/components/label/label-list";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

interface LabelsDialogProps {
  board: BoardJson;
  mayEdit: boolean;
  saveAsync: Save["saveAsync"];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LabelsDialog({ open, onOpenChange, ...list }: LabelsDialogProps) {
  const t = useTranslations("labels.dialog");
  const actions = useTranslations("ui.actions");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")} width="max-w-120">
      <LabelList {...list} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

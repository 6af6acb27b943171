"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { FieldList } from "@/components/custom-fields/field-list";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

interface CustomFieldsDialogProps {
  board: BoardJson;
  mayEdit: boolean;
  saving: Save;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CustomFieldsDialog({ open, onOpenChange, ...list }: CustomFieldsDialogProps) {
  const t = useTranslations("fields.dialog");
  const actions = useTranslations("ui.actions");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")} width="max-w-130">
      <FieldList {...list} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

"use client";
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
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Labels"
      text="Coloured names by which tasks of this board are told apart."
      width="max-w-120"
    >
      <LabelList {...list} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

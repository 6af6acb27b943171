"use client";
import { ArchivedStages } from "@/components/archive/archived-stages";
import { ArchivedTasks } from "@/components/archive/archived-tasks";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { Tabs } from "@/components/ui/lists/tabs";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface ArchiveProps {
  board: BoardJson;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
  onClose: () => void;
}

interface ArchivedItemsDialogProps extends Omit<ArchiveProps, "onClose"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ArchivedItemsDialog({ open, onOpenChange, ...rest }: ArchivedItemsDialogProps) {
  const props = { ...rest, onClose: () => onOpenChange(false) };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Archived items" width="max-w-160">
      <div className="mt-3 min-h-80">
        <Tabs
          label="Archived items"
          tabs={[
            { value: "tasks", label: "Tasks", panel: <ArchivedTasks {...props} /> },
            { value: "stages", label: "Stages", panel: <ArchivedStages {...props} /> },
          ]}
        />
      </div>
      <DialogActions>
        <Button onClick={props.onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

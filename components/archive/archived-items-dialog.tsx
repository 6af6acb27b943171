"use client";
import { useTranslations } from "next-intl";
import { ArchivedStages } from "@/components/archive/archived-stages";
import { TrashOfBoard } from "@/components/archive/trash-of-board";
import { ArchivedTasks } from "@/components/archive/archived-tasks";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import type { Abilities } from "@/lib/boards/abilities";
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

interface ArchivedItemsDialogProps extends Omit<ArchiveProps, "mayEdit" | "onClose"> {
  open: boolean;
  abilities: Abilities;
  onOpenChange: (open: boolean) => void;
}

export function ArchivedItemsDialog({ open, onOpenChange, abilities, ...rest }: ArchivedItemsDialogProps) {
  const t = useTranslations("archive");
  const actions = useTranslations("ui.actions");
  const props = { ...rest, mayEdit: abilities.edit, onClose: () => onOpenChange(false) };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} width="max-w-160">
      <div className="mt-3 min-h-80">
        <Tabs
          label={t("title")}
          tabs={[
            { value: "tasks", label: t("tabs.tasks"), panel: <ArchivedTasks {...props} /> },
            { value: "stages", label: t("tabs.stages"), panel: <ArchivedStages {...props} /> },
            ...(props.mayEdit
              ? [
                  {
                    value: "trash",
                    label: t("tabs.trash"),
                    panel: <TrashOfBoard {...props} mayEmpty={abilities.manage} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <DialogActions>
        <Button onClick={props.onClose}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

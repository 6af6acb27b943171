"use client";
import { useTranslations } from "next-intl";
import { ArrowRightLeft, CopyPlus, SquarePlus } from "lucide-react";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import type { AskTransfer } from "@/components/task/transfer/use-transfers";
import { MenuItem } from "@/components/ui/overlays/menu-items";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TransferItemsProps {
  task: TaskCardJson;
  viewer: { isPro: boolean };
  onTransfer: AskTransfer;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** In a task's menu. Subtasks have a menu of their own. */
export function TransferItems({ task, viewer, onTransfer }: TransferItemsProps) {
  const t = useTranslations("ui.transfer");
  if (task.parent_id !== null) return null;
  return (
    <>
      {viewer.isPro && isTemplateTask(task) && (
        <MenuItem icon={<SquarePlus {...icon} />} onClick={() => onTransfer(task, "template")}>
          {t("template")}
        </MenuItem>
      )}
      <MenuItem icon={<CopyPlus {...icon} />} onClick={() => onTransfer(task, "duplicate")}>
        {t("duplicate")}
      </MenuItem>
      {task.archived_at === null && (
        <MenuItem icon={<ArrowRightLeft {...icon} />} onClick={() => onTransfer(task, "move")}>
          {t("move")}
        </MenuItem>
      )}
    </>
  );
}

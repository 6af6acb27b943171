"use client";
import { useTranslations } from "next-intl";
import { ArrowRightLeft, CopyPlus, SquarePlus } from "lucide-react";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import type { AskTransfer } from "@/components/task/transfer/use-transfers";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { MenuItem } from "@/components/ui/overlays/menu-items";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TransferItemsProps {
  task: TaskCardJson;
  viewer: { isPro: boolean };
  onTransfer: AskTransfer;
  /** Where `useTransferKeys` is. */
  hasKeys?: boolean;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

const KEYS = { duplicate: "shift+d", move: "shift+m" } as const;

/** The keys of the open task. */
export function useTransferKeys(task: TaskCardJson, mayEdit: boolean, ask: AskTransfer): void {
  const t = useTranslations("ui.transfer.keys");
  const isWhole = mayEdit && task.parent_id === null;
  const shortcut = (kind: "duplicate" | "move") => ({
    [KEYS[kind]]: { label: t(kind), group: "task" as const, run: () => ask(task, kind) },
  });
  useShortcuts(shortcut("duplicate"), isWhole);
  useShortcuts(shortcut("move"), isWhole && task.archived_at === null);
}

/** In a task's menu. Subtasks have a menu of their own. */
export function TransferItems({ task, viewer, onTransfer, hasKeys = false }: TransferItemsProps) {
  const t = useTranslations("ui.transfer");
  if (task.parent_id !== null) return null;
  return (
    <>
      {viewer.isPro && isTemplateTask(task) && (
        <MenuItem icon={<SquarePlus {...icon} />} onClick={() => onTransfer(task, "template")}>
          {t("template")}
        </MenuItem>
      )}
      <MenuItem
        icon={<CopyPlus {...icon} />}
        keys={hasKeys ? KEYS.duplicate : undefined}
        onClick={() => onTransfer(task, "duplicate")}
      >
        {t("duplicate")}
      </MenuItem>
      {task.archived_at === null && (
        <MenuItem
          icon={<ArrowRightLeft {...icon} />}
          keys={hasKeys ? KEYS.move : undefined}
          onClick={() => onTransfer(task, "move")}
        >
          {t("move")}
        </MenuItem>
      )}
    </>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { ChevronDown, ChevronUp, Pencil, Trash2 } from "lucide-react";
import type { Save } from "@/components/board-store/use-save";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

interface GroupMenuProps {
  menu: MenuAnchor;
  taskId: number;
  group: SubtaskGroupView;
  groups: readonly SubtaskGroupView[];
  save: Save["save"];
  onRename: () => void;
  onDelete: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function GroupMenu({ menu, taskId, group, groups, save, onRename, onDelete }: GroupMenuProps) {
  const t = useTranslations("subtasks.groupMenu");
  const actions = useTranslations("ui.actions");
  const at = groups.findIndex(({ id }) => id === group.id);
  const moveTo = (index: number) => save({ kind: "place-subtask-group", taskId, groupId: group.id, index });

  return (
    <AnchoredMenu {...menu}>
      <MenuItem icon={<Pencil {...icon} />} onClick={onRename}>
        {actions("rename")}
      </MenuItem>
      {at > 0 && (
        <MenuItem icon={<ChevronUp {...icon} />} onClick={() => moveTo(at - 1)}>
          {t("moveUp")}
        </MenuItem>
      )}
      {at < groups.length - 1 && (
        <MenuItem icon={<ChevronDown {...icon} />} onClick={() => moveTo(at + 1)}>
          {t("moveDown")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 {...icon} />} onClick={onDelete}>
        {t("delete")}
      </MenuItem>
    </AnchoredMenu>
  );
}

"use client";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";

interface LogMenuProps {
  menu: MenuAnchor;
  onEdit: () => void;
  onDelete: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function LogMenu({ menu, onEdit, onDelete }: LogMenuProps) {
  const actions = useTranslations("ui.actions");
  return (
    <AnchoredMenu {...menu}>
      <MenuItem icon={<Pencil {...icon} />} onClick={onEdit}>
        {actions("edit")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 {...icon} />} onClick={onDelete}>
        {actions("delete")}
      </MenuItem>
    </AnchoredMenu>
  );
}

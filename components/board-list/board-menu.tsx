"use client";
import { useTranslations } from "next-intl";
import { Archive, Ellipsis } from "lucide-react";
import { useArchive } from "@/components/board-list/archive";
import { FolderChoices } from "@/components/board-list/folders/folder-choices";
import { buttonStyle } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";
import type { VisibleFolder } from "@/lib/folders/list";

interface BoardMenuProps {
  id: number;
  title: string;
  folderId: number | null;
  folders: VisibleFolder[] | null;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function BoardMenu({ id, title, folderId, folders }: BoardMenuProps) {
  const t = useTranslations("boards.card");
  const { archive } = useArchive({ id, title });
  return (
    <Menu
      label={t("actions", { title })}
      button={<Ellipsis {...icon} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "icon" }, "relative z-10")}
    >
      {folders && folders.length > 0 && (
        <>
          <FolderChoices board={{ id, title, folderId }} folders={folders} />
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Archive {...icon} />} onClick={archive}>
        {t("archive")}
      </MenuItem>
    </Menu>
  );
}

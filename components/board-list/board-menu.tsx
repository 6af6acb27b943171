"use client";
import { Archive, Ellipsis } from "lucide-react";
import { useArchive } from "@/components/board-list/archive";
import { buttonLook } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function BoardMenu({ id, title }: { id: number; title: string }) {
  const { archive } = useArchive({ id, title });
  return (
    <Menu label={`Actions for ${title}`} button={<Ellipsis {...icon} />} buttonLook={buttonLook({ kind: "quiet", size: "icon" }, "relative z-10")}>
      <MenuItem icon={<Archive {...icon} />} onClick={archive}>
        Archive board
      </MenuItem>
    </Menu>
  );
}

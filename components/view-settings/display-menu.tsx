"use client";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { DisplayItems } from "@/components/view-settings/display-items";

interface DisplayMenuProps {
  menu: MenuAnchor;
  view: "kanban" | "list";
}

export const DisplayMenu = ({ menu, view }: DisplayMenuProps) => (
  <AnchoredMenu {...menu}>
    <DisplayItems view={view} />
  </AnchoredMenu>
);

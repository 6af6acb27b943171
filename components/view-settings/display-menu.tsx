"use client";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { DisplayItems, type DisplayProps } from "@/components/view-settings/display-items";

interface DisplayMenuProps extends DisplayProps {
  menu: MenuAnchor;
}

export const DisplayMenu = ({ menu, ...display }: DisplayMenuProps) => (
  <AnchoredMenu {...menu}>
    <DisplayItems {...display} />
  </AnchoredMenu>
);

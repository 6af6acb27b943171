"use client";
import { useTranslations } from "next-intl";
import type { ViewSwitchProps } from "@/components/board/views/view-switch";
import type { View } from "@/components/board/views/views";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuChoices } from "@/components/ui/overlays/menu-items";

export function ViewMenu({ menu, views, view, onChoose }: ViewSwitchProps<View> & { menu: MenuAnchor }) {
  const t = useTranslations("boardViews");
  return (
    <AnchoredMenu {...menu}>
      <MenuChoices
        label={t("label")}
        value={view}
        choices={views.map((value) => ({ value, label: t(`names.${value}`) }))}
        onChoose={onChoose}
      />
    </AnchoredMenu>
  );
}

"use client";
import { useTranslations } from "next-intl";
import type { Summary } from "@/components/board/table/columns/summaries";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuChoices } from "@/components/ui/overlays/menu-items";

interface FooterMenuProps {
  menu: MenuAnchor;
  choices: readonly Summary[];
  summary: Summary;
  onChoose: (summary: Summary) => void;
}

export function FooterMenu({ menu, choices, summary, onChoose }: FooterMenuProps) {
  const t = useTranslations("tableMenus.footer");
  return (
    <AnchoredMenu {...menu}>
      <MenuChoices
        label={t("title")}
        value={summary}
        choices={choices.map((value) => ({ value, label: t(`names.${value}`) }))}
        onChoose={onChoose}
      />
    </AnchoredMenu>
  );
}

"use client";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ListLayoutOnScreen } from "@/components/board/list/use-list-layout";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuChoices, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";

interface MenuProps {
  menu: MenuAnchor;
  layout: ListLayoutOnScreen;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function GroupMenu({ menu, layout, groupKeys }: MenuProps & { groupKeys: readonly string[] }) {
  const t = useTranslations("boardList");
  return (
    <AnchoredMenu {...menu}>
      <MenuChoices
        label={t("groupBy")}
        value={layout.group}
        choices={layout.groupings.map((value) => ({ value, label: t(`groupings.${value}`) }))}
        onChoose={layout.groupBy}
      />
      <MenuSeparator />
      <MenuItem icon={<ChevronsDownUp {...icon} />} onClick={() => layout.collapse(groupKeys)}>
        {t("collapseAll")}
      </MenuItem>
      <MenuItem icon={<ChevronsUpDown {...icon} />} onClick={() => layout.collapse([])}>
        {t("expandAll")}
      </MenuItem>
    </AnchoredMenu>
  );
}

export function SortMenu({ menu, layout }: MenuProps) {
  const t = useTranslations("boardList");
  const { by, isDescending } = layout.sort;
  return (
    <AnchoredMenu {...menu}>
      <MenuChoices
        label={t("sortBy")}
        value={by}
        choices={layout.sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChoose={(next) => layout.sortBy({ by: next, isDescending: next !== "order" && isDescending })}
      />
      {by !== "order" && (
        <>
          <MenuSeparator />
          <MenuChoices
            label={t("direction")}
            value={isDescending ? "descending" : "ascending"}
            choices={(["ascending", "descending"] as const).map((value) => ({
              value,
              label: t(`directions.${value}`),
            }))}
            onChoose={(next) => layout.sortBy({ by, isDescending: next === "descending" })}
          />
        </>
      )}
    </AnchoredMenu>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { LANES, NO_LANES } from "@/components/board/views/lanes";
import type { LanesOnScreen } from "@/components/board/views/use-lanes";
import { MenuCheck, MenuChoices } from "@/components/ui/overlays/menu-items";

export function LaneChoices({ by, choose, showsEmpty, showEmpty }: LanesOnScreen) {
  const t = useTranslations("boardViews.lanes");
  return (
    <>
      <MenuChoices
        label={t("title")}
        value={by ?? NO_LANES}
        choices={[{ value: NO_LANES, label: t("none") }, ...LANES.map((value) => ({ value, label: t(`by.${value}`) }))]}
        onChoose={(value) => choose(value === NO_LANES ? null : value)}
      />
      {by && (
        <MenuCheck checked={showsEmpty} onCheckedChange={showEmpty}>
          {t("showEmpty")}
        </MenuCheck>
      )}
    </>
  );
}

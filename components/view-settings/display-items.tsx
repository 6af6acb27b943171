"use client";
import { useTranslations } from "next-intl";
import { Eye } from "lucide-react";
import { useCardSettings } from "@/components/view-settings/use-card-settings";
import { useViewSettings } from "@/components/view-settings/use-view-settings";
import { allShown, CARD_SETTINGS, settingOf } from "@/components/view-settings/setting-names";
import { MenuCheck, MenuGroup, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";

export interface DisplayProps {
  view: "kanban" | "list";
  /** Absent in a view of all boards. */
  board?: { id: number };
}

/** What cards or the rows of the list show of a task. */
export function DisplayItems({ view, board }: DisplayProps) {
  const t = useTranslations("viewSettings");
  const { shown, change } = useViewSettings(view);
  const keys = useCardSettings(board);
  return (
    <>
      <MenuGroup label={t(`shownIn.${view}`)}>
        {keys.map((key) => (
          <MenuCheck key={key} checked={shown[key]} onCheckedChange={(isShown) => change(settingOf(key, isShown))}>
            {t(`names.${CARD_SETTINGS[key]}`)}
          </MenuCheck>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem
        icon={<Eye aria-hidden className="size-4" strokeWidth={1.5} />}
        closeOnClick={false}
        disabled={keys.every((key) => shown[key])}
        onClick={() => change(allShown(keys))}
      >
        {t("showAll")}
      </MenuItem>
      <p className="px-2.5 pt-1 pb-1.5 text-xs text-gray-11">{t("allBoards")}</p>
    </>
  );
}

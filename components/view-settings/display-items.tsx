"use client";
import { useTranslations } from "next-intl";
import { Eye } from "lucide-react";
import { useViewSettings } from "@/components/view-settings/use-view-settings";
import { allShown, CARD_SETTINGS, cardSettings, settingOf } from "@/components/view-settings/setting-names";
import { LaneChoices } from "@/components/view-settings/lane-choices";
import type { LanesOnScreen } from "@/components/board/views/use-lanes";
import { MenuCheck, MenuGroup, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";

export interface DisplayProps {
  view: "kanban" | "list";
  /** Whether time is tracked here. */
  hasTime: boolean;
  /** Of the kanban of one board. */
  lanes?: LanesOnScreen;
}

/** What cards or the rows of the list show of a task. */
export function DisplayItems({ view, hasTime, lanes }: DisplayProps) {
  const t = useTranslations("viewSettings");
  const { shown, change } = useViewSettings(view);
  const keys = cardSettings(hasTime);
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
      {view === "kanban" && lanes && (
        <>
          <MenuSeparator />
          <LaneChoices {...lanes} />
        </>
      )}
    </>
  );
}

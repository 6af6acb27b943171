"use client";
import { Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useOffer } from "@/components/commands/offers";
import { CARD_SETTINGS, keysOf, settingOf } from "@/components/view-settings/setting-names";
import { useViewSettings } from "@/components/view-settings/use-view-settings";

/** What the menu "Display" does, in the command palette. */
export function useDisplayCommands(view: "kanban" | "list"): void {
  const t = useTranslations("viewSettings");
  const title = useTranslations("boardViews")("display");
  const { shown, change } = useViewSettings(view);
  useOffer("commands", [
    {
      ...{ id: "display", title, Icon: Settings2 },
      choices: keysOf(CARD_SETTINGS).map((key) => {
        const [short, isOn] = [t(`names.${CARD_SETTINGS[key]}`), shown[key]];
        return {
          ...{ id: key, short, isCurrent: isOn, title: t(isOn ? "hide" : "show", { name: short }) },
          run: () => change(settingOf(key, !isOn)),
        };
      }),
    },
  ]);
}

"use client";
import { Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useOffer } from "@/components/commands/offers";
import type { DisplayProps } from "@/components/view-settings/display-items";
import { CARD_SETTINGS, cardSettings, settingOf } from "@/components/view-settings/setting-names";
import { useViewSettings } from "@/components/view-settings/use-view-settings";

/** What the menu "Display" does, in the command palette. */
export function useDisplayCommands({ view, hasTime }: DisplayProps): void {
  const t = useTranslations("viewSettings");
  const title = useTranslations("boardViews")("display");
  const { shown, change } = useViewSettings(view);
  const keys = cardSettings(hasTime);
  useOffer("commands", [
    {
      ...{ id: "display", title, Icon: Settings2 },
      choices: keys.map((key) => {
        const [short, isOn] = [t(`names.${CARD_SETTINGS[key]}`), shown[key]];
        return {
          ...{ id: key, short, isCurrent: isOn, title: t(isOn ? "hide" : "show", { name: short }) },
          run: () => change(settingOf(key, !isOn)),
        };
      }),
    },
  ]);
}

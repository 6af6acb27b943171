"use client";
import { Rows3, Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { LANES } from "@/components/board/views/lanes";
import type { LanesOnScreen } from "@/components/board/views/use-lanes";
import { type OfferedCommand, useOffer } from "@/components/commands/offers";
import type { DisplayProps } from "@/components/view-settings/display-items";
import { CARD_SETTINGS, cardSettings, settingOf } from "@/components/view-settings/setting-names";
import { useViewSettings } from "@/components/view-settings/use-view-settings";

/** What the menu "Display" does, in the command palette. */
export function useDisplayCommands({ view, hasTime, lanes }: DisplayProps): void {
  const t = useTranslations("viewSettings");
  const title = useTranslations("boardViews")("display");
  const { shown, change } = useViewSettings(view);
  const keys = cardSettings(hasTime);
  const divide = useLaneCommand();
  useOffer("commands", [
    ...(view === "kanban" && lanes ? [divide(lanes)] : []),
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

function useLaneCommand(): (lanes: LanesOnScreen) => OfferedCommand {
  const t = useTranslations("boardViews.lanes");
  return ({ by, choose }) => ({
    ...{ id: "lanes", title: t("title"), Icon: Rows3 },
    choices: [null, ...LANES].map((each) => {
      const short = each ? t(`by.${each}`) : t("none");
      return {
        ...{ id: each ?? "none", short, title: each ? t("show", { name: short }) : t("hide") },
        isCurrent: each === by,
        run: () => choose(each),
      };
    }),
  });
}

"use client";
import { useTranslations } from "next-intl";
import { keyOfView, type View, VIEW_ICONS } from "@/components/board/views/views";
import { classNames } from "@/components/ui/class-names";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface ViewSwitchProps<Offered extends View> {
  views: readonly Offered[];
  view: Offered;
  onChoose: (view: Offered) => void;
}

export function ViewSwitch<Offered extends View>({ views, view, onChoose }: ViewSwitchProps<Offered>) {
  const t = useTranslations("boardViews");
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="flex shrink-0 rounded-sm bg-gray-3 p-0.5 pointer-coarse:bg-transparent pointer-coarse:p-0"
    >
      {views.map((each) => {
        const name: View = each;
        const Icon = VIEW_ICONS[name];
        return (
          <Tooltip key={each} text={t(`names.${name}`)} keys={keyOfView(each)}>
            <button
              type="button"
              aria-label={t(`names.${name}`)}
              aria-pressed={each === view}
              onClick={() => onChoose(each)}
              className={classNames(
                "flex size-7 items-center justify-center rounded-sm pointer-coarse:size-11",
                each === view
                  ? "bg-surface text-gray-12 shadow-raised pointer-coarse:bg-gray-4 pointer-coarse:shadow-none"
                  : "text-gray-11 hover:text-gray-12",
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={1.5} />
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}

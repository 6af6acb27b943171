"use client";
import { useTranslations } from "next-intl";
import { keyOfView, type View, VIEW_ICONS } from "@/components/board/views/views";
import { classNames } from "@/components/ui/class-names";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export interface ViewSwitchProps<Offered extends View> {
  views: readonly Offered[];
  view: Offered;
  onChoose: (view: Offered) => void;
}

const loadMenu = () => import("@/components/board/views/view-menu").then((file) => file.ViewMenu);

/** On phones a menu: three buttons would leave no room for the title. */
export function BoardViewSwitch(props: ViewSwitchProps<View>) {
  const t = useTranslations("boardViews");
  const Icon = VIEW_ICONS[props.view];
  return (
    <>
      <ViewSwitch {...props} className="max-sm:hidden" />
      <LazyMenu
        label={t("labelOf", { name: t(`names.${props.view}`) })}
        button={<Icon aria-hidden className="size-4" strokeWidth={1.5} />}
        buttonStyle={buttonStyle({ kind: "quiet", size: "icon" }, "sm:hidden")}
        load={loadMenu}
        menuProps={props}
      />
    </>
  );
}

export function ViewSwitch<Offered extends View>({
  views,
  view,
  onChoose,
  className,
}: ViewSwitchProps<Offered> & { className?: string }) {
  const t = useTranslations("boardViews");
  return (
    <div
      role="group"
      aria-label={t("label")}
      className={classNames(
        "flex shrink-0 rounded-sm bg-gray-3 p-0.5 pointer-coarse:bg-transparent pointer-coarse:p-0",
        className,
      )}
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

"use client";
import { ArrowDownUp, Rows3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useListCommands } from "@/components/board/list/use-list-commands";
import type { ListLayoutOnScreen } from "@/components/board/list/use-list-layout";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";

interface ListToolbarProps {
  layout: ListLayoutOnScreen;
  /** Keys of all groups. */
  groupKeys: readonly string[];
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;
const look = buttonStyle({ kind: "quiet", size: "small" });
const loadGroupMenu = () => import("@/components/board/list/list-menus").then((file) => file.GroupMenu);
const loadSortMenu = () => import("@/components/board/list/list-menus").then((file) => file.SortMenu);

export function ListToolbar({ layout, groupKeys }: ListToolbarProps) {
  const t = useTranslations("boardList");
  useListCommands(layout, groupKeys);
  const group = t(`groupings.${layout.group}`);
  const sort = t(`sorts.${layout.sort.by}`);
  const grouped = t("groupedBy", { name: group });
  const sorted = t("sortedBy", { name: sort });
  return (
    <div
      role="group"
      aria-label={t("toolbar")}
      className="flex shrink-0 items-center justify-end gap-1 overflow-x-auto border-b border-gray-6 px-2 py-1"
    >
      <LazyMenu
        label={grouped}
        button={
          <>
            <Rows3 {...icon} />
            <ButtonText whole={grouped} short={group} />
          </>
        }
        buttonStyle={look}
        load={loadGroupMenu}
        menuProps={{ layout, groupKeys }}
      />
      <LazyMenu
        label={sorted}
        button={
          <>
            <ArrowDownUp {...icon} />
            <ButtonText whole={sorted} short={sort} />
          </>
        }
        buttonStyle={look}
        load={loadSortMenu}
        menuProps={{ layout }}
      />
    </div>
  );
}

/** Two whole texts are wider than a phone. */
const ButtonText = ({ whole, short }: { whole: string; short: string }) => (
  <>
    <span className="max-sm:hidden">{whole}</span>
    <span className="sm:hidden">{short}</span>
  </>
);

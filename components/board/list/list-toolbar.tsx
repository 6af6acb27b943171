"use client";
import { useMemo } from "react";
import { ArrowDownUp, ChevronsDownUp, ChevronsUpDown, Rows3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { SORTS } from "@/components/board/list/groups/sorting";
import type { ListLayoutOnScreen } from "@/components/board/list/use-list-layout";
import { type OfferedCommand, useOffer } from "@/components/commands/offers";
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

/** The same in the command palette. */
function useListCommands(
  { group, sort: { by, isDescending }, ...layout }: ListLayoutOnScreen,
  groupKeys: readonly string[],
) {
  const t = useTranslations("boardList");
  const { groupings, groupBy, sortBy, collapse } = layout;
  const keys = groupKeys.join();
  const commands = useMemo(
    (): OfferedCommand[] => [
      {
        ...{ id: "group", title: t("groupBy"), Icon: Rows3 },
        choices: groupings.map((each) => ({
          ...{ id: each, title: t("groupedBy", { name: t(`groupings.${each}`) }), short: t(`groupings.${each}`) },
          isCurrent: each === group,
          run: () => groupBy(each),
        })),
      },
      {
        ...{ id: "sort", title: t("sortBy"), Icon: ArrowDownUp },
        choices: SORTS.map((each) => ({
          ...{ id: each, title: t("sortedBy", { name: t(`sorts.${each}`) }), short: t(`sorts.${each}`) },
          isCurrent: each === by,
          run: () => sortBy({ by: each, isDescending: each !== "order" && isDescending }),
        })),
      },
      ...(by === "order"
        ? []
        : [
            {
              ...{ id: "direction", title: t(isDescending ? "sortAscending" : "sortDescending"), Icon: ArrowDownUp },
              run: () => sortBy({ by, isDescending: !isDescending }),
            },
          ]),
      { id: "collapse", title: t("collapseAll"), Icon: ChevronsDownUp, run: () => collapse(keys.split(",")) },
      { id: "expand", title: t("expandAll"), Icon: ChevronsUpDown, run: () => collapse([]) },
    ],
    [t, group, groupings, by, isDescending, keys, groupBy, sortBy, collapse],
  );
  useOffer("commands", commands);
}

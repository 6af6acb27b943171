"use client";
import { useMemo } from "react";
import { ArrowDownUp, ChevronsDownUp, ChevronsUpDown, Rows3 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ListLayoutOnScreen } from "@/components/board/list/use-list-layout";
import { type OfferedCommand, useOffer } from "@/components/commands/offers";

/** What the toolbar of the list does, in the command palette. */
export function useListCommands(layout: ListLayoutOnScreen, groupKeys: readonly string[]): void {
  const t = useTranslations("boardList");
  const grouping = useGroupCommand(layout);
  const sorting = useSortCommands(layout);
  const { collapse } = layout;
  const keys = groupKeys.join();
  const commands = useMemo(
    () => [
      grouping,
      ...sorting,
      { id: "collapse", title: t("collapseAll"), Icon: ChevronsDownUp, run: () => collapse(keys.split(",")) },
      { id: "expand", title: t("expandAll"), Icon: ChevronsUpDown, run: () => collapse([]) },
    ],
    [t, grouping, sorting, keys, collapse],
  );
  useOffer("commands", commands);
}

function useGroupCommand({ group, groupings, groupBy }: ListLayoutOnScreen) {
  const t = useTranslations("boardList");
  return useMemo(
    (): OfferedCommand => ({
      ...{ id: "group", title: t("groupBy"), Icon: Rows3 },
      choices: groupings.map((each) => ({
        ...{ id: each, title: t("groupedBy", { name: t(`groupings.${each}`) }), short: t(`groupings.${each}`) },
        isCurrent: each === group,
        run: () => groupBy(each),
      })),
    }),
    [t, group, groupings, groupBy],
  );
}

function useSortCommands({ sort: { by, isDescending }, sorts, sortBy }: ListLayoutOnScreen) {
  const t = useTranslations("boardList");
  return useMemo((): OfferedCommand[] => {
    const choices = sorts.map((each) => ({
      ...{ id: each, title: t("sortedBy", { name: t(`sorts.${each}`) }), short: t(`sorts.${each}`) },
      isCurrent: each === by,
      run: () => sortBy({ by: each, isDescending: each !== "order" && isDescending }),
    }));
    const turn = {
      ...{ id: "direction", title: t(isDescending ? "sortAscending" : "sortDescending"), Icon: ArrowDownUp },
      run: () => sortBy({ by, isDescending: !isDescending }),
    };
    return [{ id: "sort", title: t("sortBy"), Icon: ArrowDownUp, choices }, ...(by === "order" ? [] : [turn])];
  }, [t, by, isDescending, sorts, sortBy]);
}

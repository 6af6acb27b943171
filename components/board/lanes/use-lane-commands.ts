"use client";
import { useMemo } from "react";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Lane } from "@/components/board/lanes/lane-cells";
import type { LaneLayout } from "@/components/board/lanes/use-lane-layout";
import { useOffer } from "@/components/commands/offers";

/** Collapses and expands all lanes, in the command palette. */
export function useLaneCommands({ collapse }: LaneLayout, lanes: readonly Lane[]): void {
  const t = useTranslations("kanban.lanes");
  const keys = lanes.map(({ key }) => key).join();
  const commands = useMemo(
    () => [
      { id: "collapse", title: t("collapseAll"), Icon: ChevronsDownUp, run: () => collapse(keys.split(",")) },
      { id: "expand", title: t("expandAll"), Icon: ChevronsUpDown, run: () => collapse([]) },
    ],
    [t, keys, collapse],
  );
  useOffer("commands", commands);
}

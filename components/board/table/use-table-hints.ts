"use client";
import { useTranslations } from "next-intl";
import { useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { useSidewaysArrows } from "@/components/ui/keyboard/use-sideways-arrows";

/** Lists the keys of cells, which `useGridKeys`, `useClipboardEvents` and the field of a cell handle. */
export function useTableHints(canEdit: boolean): void {
  const t = useTranslations("boardTable.shortcuts");
  const [left, right] = useSidewaysArrows();
  const arrows = ["ArrowUp", "ArrowDown", left, right];
  const editing = {
    [t("edit")]: ["Enter", "F2"],
    [t("nextCell")]: ["Tab"],
    [t("cut")]: ["mod+x"],
    [t("paste")]: ["mod+v"],
    [t("clear")]: ["Delete"],
  };
  useShortcutHints("cells", {
    [t("move")]: arrows,
    [t("toEdge")]: ["Home", "End"],
    [t("toFirstOrLastRow")]: ["mod+ArrowUp", "mod+ArrowDown"],
    [t("page")]: ["PageUp", "PageDown"],
    [t("selectRange")]: arrows.map((arrow) => `shift+${arrow}`),
    [t("selectAll")]: ["mod+a"],
    [t("copy")]: ["mod+c"],
    ...(canEdit && editing),
    [t("openTask")]: ["mod+Enter"],
    [t("chooseRow")]: ["x"],
    [t("sort")]: ["Enter"],
    [t("columnMenu")]: ["alt+ArrowDown"],
  });
}

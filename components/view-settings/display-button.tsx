"use client";
import { Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import type { DisplayProps } from "@/components/view-settings/display-items";
import { useDisplayCommands } from "@/components/view-settings/use-display-commands";

const loadMenu = () => import("@/components/view-settings/display-menu").then((file) => file.DisplayMenu);

export function DisplayButton(display: DisplayProps) {
  const t = useTranslations("boardViews");
  useDisplayCommands(display);
  return (
    <LazyMenu
      label={t("display")}
      button={<Settings2 aria-hidden className="size-4" strokeWidth={1.5} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
      load={loadMenu}
      menuProps={display}
    />
  );
}

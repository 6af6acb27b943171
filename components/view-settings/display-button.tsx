"use client";
import { Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { useDisplayCommands } from "@/components/view-settings/use-display-commands";

const loadMenu = () => import("@/components/view-settings/display-menu").then((file) => file.DisplayMenu);

export function DisplayButton({ view }: { view: "kanban" | "list" }) {
  const t = useTranslations("boardViews");
  useDisplayCommands(view);
  return (
    <LazyMenu
      label={t("display")}
      button={<Settings2 aria-hidden className="size-4" strokeWidth={1.5} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
      load={loadMenu}
      menuProps={{ view }}
    />
  );
}

"use client";
import { Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { withTexts } from "@/components/i18n/with-texts";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { displayMenuTexts } from "@/generated/messages/parts/displayMenu";

const loadMenu = withTexts(displayMenuTexts, () =>
  import("@/components/view-settings/display-menu").then((file) => file.DisplayMenu),
);

export const DisplayButton = ({ view }: { view: "kanban" | "list" }) => (
  <LazyMenu
    label={useTranslations("boardViews")("display")}
    button={<Settings2 aria-hidden className="size-4" strokeWidth={1.5} />}
    buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
    load={loadMenu}
    menuProps={{ view }}
  />
);

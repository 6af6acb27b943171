"use client";
import { Ellipsis } from "lucide-react";
import type { TemplateMenuProps } from "@/components/board-list/template-menu";
import { openTemplates } from "@/components/board-list/new-board/new-board-address";
import { withTexts } from "@/components/i18n/with-texts";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { templatesTexts } from "@/generated/messages/parts/templates";

const loadMenu = withTexts(templatesTexts, () =>
  import("@/components/board-list/template-menu").then((file) => file.TemplateMenu),
);

export const TemplateMenuButton = ({ label, ...menuProps }: TemplateMenuProps & { label: string }) => (
  <LazyMenu
    label={label}
    button={<Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />}
    buttonStyle={buttonStyle({ kind: "quiet", size: "icon" }, "relative z-10")}
    load={loadMenu}
    menuProps={menuProps}
  />
);

interface UseTemplateProps extends React.ComponentProps<"button"> {
  template: string;
}

/** Opens the dialog to start from this template. */
export const UseTemplate = ({ template, ...props }: UseTemplateProps) => (
  <button {...props} type="button" onClick={() => openTemplates(template)} />
);

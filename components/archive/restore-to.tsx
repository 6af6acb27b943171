"use client";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuGroup, MenuItem } from "@/components/ui/overlays/menu-items";
import type { StageJson } from "@/lib/stages/present";

interface RestoreToProps {
  label: string;
  text?: string;
  heading?: string;
  stages: readonly StageJson[];
  disabled?: boolean;
  onRestore: (stageId: number) => void;
}

const look = buttonStyle({ size: "small" }, "disabled:opacity-50");

/** Restores tasks whose own stage is archived to another one. */
export function RestoreTo({ label, text, heading, stages, disabled, onRestore }: RestoreToProps) {
  const t = useTranslations("archive.restoreTo");
  const active = stages.filter(({ id, archived_at }) => id > 0 && archived_at === null);
  const button = (
    <>
      {text ?? t("button")}
      <ChevronDown aria-hidden className="size-4" strokeWidth={1.5} />
    </>
  );
  return (
    <Menu label={label} button={button} buttonStyle={look} disabled={disabled || active.length === 0}>
      <MenuGroup label={heading ?? t("heading")}>
        {active.map(({ id, title }) => (
          <MenuItem key={id} onClick={() => onRestore(id)}>
            <bdi>{title}</bdi>
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}

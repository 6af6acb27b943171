"use client";
import { ChevronDown } from "lucide-react";
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
export function RestoreTo({
  label,
  text = "Restore to…",
  heading = "Its stage is archived. Restore to",
  stages,
  disabled,
  onRestore,
}: RestoreToProps) {
  const active = stages.filter(({ id, archived_at }) => id > 0 && archived_at === null);
  const button = (
    <>
      {text}
      <ChevronDown aria-hidden className="size-4" strokeWidth={1.5} />
    </>
  );
  return (
    <Menu label={label} button={button} buttonStyle={look} disabled={disabled || active.length === 0}>
      <MenuGroup label={heading}>
        {active.map(({ id, title }) => (
          <MenuItem key={id} onClick={() => onRestore(id)}>
            <bdi>{title}</bdi>
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}

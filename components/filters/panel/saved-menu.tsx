"use client";
import { Ellipsis, Pencil, RefreshCw, Trash2, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardInView } from "@/components/board-store/board-in-view";
import type { Page } from "@/components/filters/place";
import { currentQuery } from "@/components/filters/panel/save-page";
import type { SavedFilter, SavedFilterInput, SavedFilters } from "@/components/filters/saved/use-saved-filters";
import { buttonStyle } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuCheck, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";

interface SavedMenuProps {
  board: Pick<BoardInView, "abilities">;
  filter: SavedFilter;
  saved: SavedFilters;
  onOpen: (page: Page) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function SavedMenu({ board, filter, saved, onOpen }: SavedMenuProps) {
  const t = useTranslations("filters.saved");
  const actions = useTranslations("ui.actions");
  const { id, name, is_shared } = filter;

  async function update(input: Partial<SavedFilterInput>, done?: string) {
    try {
      await saved.update(id, input);
      if (done) toast(done);
    } catch (error) {
      toast(errorMessage(error), "error");
    }
  }

  return (
    <Menu
      label={t("actions", { name })}
      button={<Ellipsis {...icon} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "smallIcon" })}
    >
      <MenuItem icon={<Pencil {...icon} />} onClick={() => onOpen({ kind: "rename", id })}>
        {actions("rename")}
      </MenuItem>
      <MenuItem
        icon={<RefreshCw {...icon} />}
        onClick={() => void update({ query: currentQuery() }, t("updated", { name }))}
      >
        {t("updateWithCurrent")}
      </MenuItem>
      {(board.abilities.edit || is_shared) && (
        <MenuCheck
          icon={<Users {...icon} />}
          checked={is_shared}
          onCheckedChange={(isShared) => void update({ is_shared: isShared })}
        >
          {t("share")}
        </MenuCheck>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 {...icon} />} onClick={() => onOpen({ kind: "delete", id })}>
        {t("delete")}
      </MenuItem>
    </Menu>
  );
}

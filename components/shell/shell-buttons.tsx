"use client";
import { useTranslations } from "next-intl";
import { Keyboard, Plus, Search } from "lucide-react";
import { Bell } from "@/components/shell/bell";
import { showPanel } from "@/components/shell/panels";
import { preloadHandlers } from "@/components/shell/shell-panels";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { Kbd } from "@/components/ui/keyboard/kbd";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { Tooltip } from "@/components/ui/overlays/tooltip";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

const loadCreateMenu = () => import("@/components/shell/create-menu").then((file) => file.CreateMenu);

export function ShellButtons({ canCreate, unread }: { canCreate: boolean; unread: number }) {
  const t = useTranslations("shell.topBar");
  return (
    <>
      <SearchButton />
      <LazyMenu
        label={t("create")}
        button={<Plus {...icon} />}
        buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
        load={loadCreateMenu}
        menuProps={{ canCreateBoard: canCreate }}
      />
      <Tooltip text={t("shortcuts")} keys="?">
        <Button
          kind="quiet"
          size="icon"
          aria-label={t("shortcuts")}
          {...preloadHandlers.keys}
          onClick={() => showPanel("keys")}
          className="max-sm:hidden"
        >
          <Keyboard {...icon} />
        </Button>
      </Tooltip>
      <Bell initialCount={unread} />
    </>
  );
}

/** Looks like a field; on phones search is in the bottom bar. */
function SearchButton() {
  const t = useTranslations("shell.topBar");
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...preloadHandlers.palette}
      onClick={() => showPanel("search")}
      className="me-1 flex h-8 items-center gap-2 rounded-sm border border-gray-7 bg-field ps-2.5 pe-1.5 text-gray-11 transition-colors hover:border-gray-9 max-sm:hidden lg:w-56 pointer-coarse:h-11"
    >
      <Search {...icon} />
      <span className="me-auto">{t("search")}</span>
      <span aria-hidden className="flex pointer-coarse:hidden">
        <Kbd>/</Kbd>
      </span>
    </button>
  );
}

"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Search, SquareKanban } from "lucide-react";
import { InboxButton } from "@/components/shell/bell";
import { AccountButton } from "@/components/shell/account-button";
import type { AccountMenuProps } from "@/components/shell/account-menu";
import { showPanel } from "@/components/shell/panels";
import { preloadHandlers } from "@/components/shell/shell-panels";
import { useIsInBoards } from "@/components/shell/use-section";

const look =
  "flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 rounded-sm text-xs text-gray-11 select-none aria-[current]:text-accent-text";
const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

export function BottomBar({ unread, ...account }: Omit<AccountMenuProps, "place"> & { unread: number }) {
  const t = useTranslations("shell.bottomBar");
  const isInBoards = useIsInBoards();
  return (
    <nav
      aria-label={t("navigation")}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-t border-gray-6 bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <Link href="/" aria-current={isInBoards ? "page" : undefined} className={look}>
        <SquareKanban {...icon} />
        {t("boards")}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        {...preloadHandlers.palette}
        onClick={() => showPanel("search")}
        className={look}
      >
        <Search {...icon} />
        {t("search")}
      </button>
      <InboxButton initialCount={unread} className={look} />
      <AccountButton {...account} place="bottom" />
    </nav>
  );
}

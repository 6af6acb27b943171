"use client";
import { useTranslations } from "next-intl";
import { ListChecks, Search, SquareKanban } from "lucide-react";
import { InboxButton } from "@/components/shell/bell";
import { AccountButton } from "@/components/shell/account-button";
import type { AccountMenuProps } from "@/components/shell/account-menu";
import { showPanel } from "@/components/shell/panels";
import { IntentLink } from "@/components/ui/controls/intent-link";
import { preloadHandlers } from "@/components/shell/shell-panels";
import { useIsInBoards, useIsInMyTasks } from "@/components/shell/use-section";

const look =
  "flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 rounded-sm text-xs text-gray-11 select-none aria-[current]:text-accent-text";
const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

export function BottomBar({ unread, ...account }: Omit<AccountMenuProps, "place"> & { unread: number }) {
  const t = useTranslations("shell.bottomBar");
  return (
    <nav
      aria-label={t("navigation")}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-gray-6 bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      <IntentLink href="/boards" aria-current={useIsInBoards() ? "page" : undefined} className={look}>
        <SquareKanban {...icon} />
        {t("boards")}
      </IntentLink>
      <IntentLink href="/my-tasks" aria-current={useIsInMyTasks() ? "page" : undefined} className={look}>
        <ListChecks {...icon} />
        {t("myTasks")}
      </IntentLink>
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

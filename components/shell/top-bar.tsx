import { useTranslations } from "next-intl";
import { AccountButton } from "@/components/shell/account-button";
import type { AccountMenuProps } from "@/components/shell/account-menu";
import { ShellButtons } from "@/components/shell/shell-buttons";
import { HomeLink, PeopleLink, TimesheetLink, WorkLinks } from "@/components/shell/top-bar-links";
import { TimerBar, type TimerBarProps } from "@/components/timer/timer-bar";
import type { Logo } from "@/lib/settings/logo/read";

interface TopBarProps {
  logo: Logo | null;
  account: Omit<AccountMenuProps, "place">;
  canCreate: boolean;
  canSeePeople: boolean;
  /** The number of unread notifications. */
  unread: number;
  /** Null while time tracking is off on the site. */
  timer: TimerBarProps | null;
}

export function TopBar({ logo, account, canCreate, canSeePeople, unread, timer }: TopBarProps) {
  const t = useTranslations("shell.topBar");
  return (
    <header className="sticky top-0 z-20 flex h-(--top-bar) items-center gap-1 border-b border-gray-6 bg-surface px-3 sm:px-4 print:hidden">
      <a
        href="#content"
        className="sr-only rounded-sm bg-accent font-medium text-on-accent focus:not-sr-only focus:absolute focus:start-3 focus:top-2 focus:z-10 focus:px-3 focus:py-1.5"
      >
        {t("skip")}
      </a>
      <nav aria-label={t("navigation")} className="flex items-center gap-1">
        <HomeLink logo={logo} />
        <WorkLinks />
        {account.hasTimesheet && <TimesheetLink />}
        {canSeePeople && <PeopleLink />}
      </nav>
      <div className="ms-auto flex min-w-0 items-center gap-1">
        {timer && <TimerBar {...timer} />}
        <ShellButtons canCreate={canCreate} unread={unread} />
        <div className="ms-1 max-sm:hidden">
          <AccountButton {...account} place="top" />
        </div>
      </div>
    </header>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { IntentLink } from "@/components/ui/controls/intent-link";
import { SiteMark } from "@/components/shell/site-mark";
import {
  useIsAtHome,
  useIsInBoards,
  useIsInMyTasks,
  useIsInPeople,
  useIsInReports,
  useIsInTimesheet,
} from "@/components/shell/use-section";
import { classNames } from "@/components/ui/class-names";
import type { Logo } from "@/lib/settings/logo/read";

export function HomeLink({ logo }: { logo: Logo | null }) {
  const t = useTranslations("shell.topBar");
  return (
    <IntentLink
      href="/"
      aria-label={t("home")}
      aria-current={useIsAtHome() ? "page" : undefined}
      className="flex h-8 min-w-8 items-center rounded-sm px-1 hover:bg-gray-4 pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
    >
      <SiteMark logo={logo} />
    </IntentLink>
  );
}

interface SectionLinkProps {
  href: string;
  isCurrent: boolean;
  className?: string;
  children: string;
}

const SectionLink = ({ href, isCurrent, className, children }: SectionLinkProps) => (
  <IntentLink
    href={href}
    aria-current={isCurrent ? "page" : undefined}
    className={classNames(
      "flex h-8 items-center rounded-sm px-2.5 font-medium whitespace-nowrap text-gray-11 hover:bg-gray-4 hover:text-gray-12 aria-[current]:text-accent-text pointer-coarse:h-11",
      className,
    )}
  >
    {children}
  </IntentLink>
);

/** Phones have the first two in the bottom bar, and the reports in the account menu. */
export function WorkLinks() {
  const t = useTranslations("shell.topBar");
  return (
    <>
      <SectionLink href="/boards" isCurrent={useIsInBoards()} className="max-sm:hidden">
        {t("boards")}
      </SectionLink>
      <SectionLink href="/my-tasks" isCurrent={useIsInMyTasks()} className="max-sm:hidden">
        {t("myTasks")}
      </SectionLink>
      <SectionLink href="/reports" isCurrent={useIsInReports()} className="max-sm:hidden">
        {t("reports")}
      </SectionLink>
    </>
  );
}

/** Narrower bars have no room for it; the account menu has it everywhere. */
export function TimesheetLink() {
  const t = useTranslations("shell.topBar");
  return (
    <SectionLink href="/timesheet" isCurrent={useIsInTimesheet()} className="max-lg:hidden">
      {t("timesheet")}
    </SectionLink>
  );
}

export function PeopleLink() {
  const t = useTranslations("shell.topBar");
  return (
    <SectionLink href="/people" isCurrent={useIsInPeople()}>
      {t("people")}
    </SectionLink>
  );
}

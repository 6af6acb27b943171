"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { SiteMark } from "@/components/shell/site-mark";
import { useIsInBoards, useIsInPeople } from "@/components/shell/use-section";
import type { Logo } from "@/lib/settings/logo/read";

export function BoardsLink({ logo }: { logo: Logo | null }) {
  const t = useTranslations("shell.topBar");
  return (
    <Link
      href="/"
      aria-current={useIsInBoards() ? "page" : undefined}
      className="flex h-8 items-center gap-2.5 rounded-sm pe-2.5 text-base font-semibold hover:text-accent-text pointer-coarse:h-11"
    >
      <SiteMark logo={logo} />
      {t("boards")}
    </Link>
  );
}

export function PeopleLink() {
  const t = useTranslations("shell.topBar");
  return (
    <Link
      href="/people"
      aria-current={useIsInPeople() ? "page" : undefined}
      className="flex h-8 items-center rounded-sm px-2.5 font-medium text-gray-11 hover:bg-gray-4 hover:text-gray-12 aria-[current]:text-accent-text pointer-coarse:h-11"
    >
      {t("people")}
    </Link>
  );
}

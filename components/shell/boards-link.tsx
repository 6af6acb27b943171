"use client";
import Link from "next/link";
import { useIsInBoards } from "@/components/shell/use-section";
import { SiteMark } from "@/components/shell/site-mark";
import type { Logo } from "@/lib/settings/logo/read";

export function BoardsLink({ logo }: { logo: Logo | null }) {
  return (
    <Link
      href="/"
      aria-current={useIsInBoards() ? "page" : undefined}
      className="flex h-8 items-center gap-2.5 rounded-sm pe-2.5 text-base font-semibold hover:text-accent-text pointer-coarse:h-11"
    >
      <SiteMark logo={logo} />
      Boards
    </Link>
  );
}

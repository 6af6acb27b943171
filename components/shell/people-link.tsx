"use client";
import Link from "next/link";
import { useIsInPeople } from "@/components/shell/use-section";

export function PeopleLink() {
  return (
    <Link
      href="/people"
      aria-current={useIsInPeople() ? "page" : undefined}
      className="flex h-8 items-center rounded-sm px-2.5 font-medium text-gray-11 hover:bg-gray-4 hover:text-gray-12 aria-[current]:text-accent-text pointer-coarse:h-11"
    >
      People
    </Link>
  );
}

"use client";
import { useTranslations } from "next-intl";
import type { PersonJson } from "@/components/imports/import-data";
import { FoldedList } from "@/components/ui/lists/folded-list";

interface UnmatchedPeopleProps {
  title: string;
  people: Pick<PersonJson, "name" | "email">[];
}

export function UnmatchedPeople({ title, people }: UnmatchedPeopleProps) {
  const t = useTranslations("imports.preview");
  return (
    <FoldedList title={title}>
      {people.map(({ name, email }, at) => (
        <li key={at} className="flex flex-wrap gap-x-2 py-0.5 wrap-anywhere">
          <bdi>{name || email}</bdi>
          {name && <span className="text-gray-11">{email ? <bdi>{email}</bdi> : t("noEmail")}</span>}
        </li>
      ))}
    </FoldedList>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { CircleCheck } from "lucide-react";
import type { PersonJson } from "@/components/imports/import-data";
import { UnmatchedPeople } from "@/components/imports/unmatched-people";
import { DetailsChevron } from "@/components/ui/controls/details-chevron";
import { TextLink } from "@/components/ui/controls/text-link";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";

export function PreviewPeople({ people }: { people: PersonJson[] }) {
  const t = useTranslations("imports.preview");
  const matched = people.filter(({ user }) => user);
  const unmatched = people.filter(({ user }) => !user);
  if (people.length === 0) return null;
  return (
    <Section id="people" title={t("people")}>
      {matched.length > 0 && (
        <details className="group/details">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 px-4 py-2.5 focus-visible:-outline-offset-2">
            <CircleCheck aria-hidden className="size-4 shrink-0 text-green-text" strokeWidth={1.5} />
            <span className="min-w-0 flex-1">{t("matched", { count: matched.length })}</span>
            <DetailsChevron />
          </summary>
          <MatchedPeople people={matched} />
        </details>
      )}
      {unmatched.length > 0 && (
        <div className="border-gray-6 px-4 py-3 not-first:border-t">
          <UnmatchedPeople title={t("unmatched", { count: unmatched.length })} people={unmatched} />
          <p className="mt-2 text-sm text-gray-11">
            {t.rich("unmatchedText", { link: (chunks) => <TextLink href="/people">{chunks}</TextLink> })}
          </p>
        </div>
      )}
    </Section>
  );
}

const MatchedPeople = ({ people }: { people: PersonJson[] }) => (
  <Rows className="max-h-60 overflow-y-auto border-t border-gray-6">
    {people.map(({ name, email, user }) => (
      <li key={email} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2 ps-10 text-sm">
        <bdi className="min-w-0 flex-1 wrap-anywhere">{name || email}</bdi>
        <bdi className="min-w-0 wrap-anywhere text-gray-11">{user?.display_name}</bdi>
      </li>
    ))}
  </Rows>
);

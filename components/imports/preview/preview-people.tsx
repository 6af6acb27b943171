"use client";
import { useTranslations } from "next-intl";
import { CircleCheck, UserX } from "lucide-react";
import type { PersonJson } from "@/components/imports/import-data";
import { DetailsChevron } from "@/components/ui/controls/details-chevron";
import { TextLink } from "@/components/ui/controls/text-link";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.5 } as const;

export function PreviewPeople({ people }: { people: PersonJson[] }) {
  const t = useTranslations("imports.preview");
  const matched = people.filter(({ user }) => user);
  const unmatched = people.filter(({ user }) => !user);
  if (people.length === 0) return null;
  return (
    <Section id="people" title={t("people")}>
      <div className="divide-y divide-gray-6">
        {matched.length > 0 && (
          <FoldedPeople
            icon={<CircleCheck {...icon} className="size-4 shrink-0 text-green-text" />}
            title={t("matched", { count: matched.length })}
            people={matched.map(({ name, email, user }) => ({
              name: name || email,
              details: user?.display_name ?? "",
            }))}
          />
        )}
        {unmatched.length > 0 && (
          <div>
            <FoldedPeople
              icon={<UserX {...icon} className="size-4 shrink-0 text-amber-text" />}
              title={t("unmatched", { count: unmatched.length })}
              people={unmatched.map(({ name, email }) => ({
                name: name || email,
                details: name && (email || t("noEmail")),
              }))}
            />
            <p className="px-4 pb-3 text-sm text-gray-11">
              {t.rich("unmatchedText", { link: (chunks) => <TextLink href="/people">{chunks}</TextLink> })}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

interface FoldedPeopleProps {
  icon: React.ReactNode;
  title: string;
  people: { name: string; details: string }[];
}

const FoldedPeople = ({ icon: mark, title, people }: FoldedPeopleProps) => (
  <details className="group/details">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-4 py-2.5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
      {mark}
      <span className="min-w-0 flex-1">{title}</span>
      <DetailsChevron />
    </summary>
    <Rows className="max-h-60 overflow-y-auto border-y border-gray-6">
      {people.map(({ name, details }, at) => (
        <li key={at} className="flex flex-wrap items-baseline gap-x-3 py-2 ps-10.5 pe-4 text-sm">
          <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          <bdi className="min-w-0 wrap-anywhere text-gray-11">{details}</bdi>
        </li>
      ))}
    </Rows>
  </details>
);

"use client";
import { useTranslations } from "next-intl";
import { Counts } from "@/components/imports/counts";
import type { ImportJson } from "@/components/imports/import-data";
import { Notes } from "@/components/imports/notes";
import { UnmatchedPeople } from "@/components/imports/unmatched-people";
import { Section } from "@/components/ui/overlays/panel";

/** What came, who was not found, and what did not come and why. */
export function Report({ report: { counts, people, notes, more_notes } }: Pick<ImportJson, "report">) {
  const t = useTranslations("imports.report");
  const left = notes.length + more_notes;
  return (
    <>
      <Section id="report" title={t("title")}>
        <Counts label={t("title")} counts={counts} />
        {people.unmatched.length === 0 && left === 0 && (
          <p className="border-t border-gray-6 px-4 py-3 text-sm text-gray-11">{t("everything")}</p>
        )}
      </Section>
      {people.unmatched.length > 0 && (
        <UnmatchedPeople title={t("unmatched", { count: people.unmatched.length })} people={people.unmatched} />
      )}
      {left > 0 && <Notes title={t("notes", { count: left })} notes={notes} more={more_notes} />}
    </>
  );
}

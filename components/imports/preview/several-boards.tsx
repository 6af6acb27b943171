"use client";
import { useTranslations } from "next-intl";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";

/** Of the export of a whole site. */
export function SeveralBoards({ titles }: { titles: string[] }) {
  const t = useTranslations("imports.preview");
  return (
    <Section id="boards" title={t("boards", { count: titles.length })} text={t("boardsText")}>
      <Rows aria-labelledby="boards-title" className="max-h-80 overflow-y-auto">
        {titles.map((title, at) => (
          <li key={at} className="px-4 py-2 wrap-anywhere">
            <bdi>{title}</bdi>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

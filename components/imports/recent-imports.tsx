import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ImportJson, importPath, isRunning } from "@/components/imports/import-data";
import { StateBadge, stateOf } from "@/components/imports/state-badge";
import { SourceIcon } from "@/components/imports/source-icon";
import { nameOfSource } from "@/components/imports/source-name";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Details, Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";
import type { Moment } from "@/lib/dates/when";

export type RecentImport = Pick<
  ImportJson,
  "import_id" | "source" | "title" | "status" | "percentage" | "completed" | "is_cancelled"
> & { at: Moment };

export function RecentImports({ imports }: { imports: RecentImport[] }) {
  const t = useTranslations("imports.recent");
  if (imports.length === 0) return null;
  return (
    <Section id="recent" title={t("title")}>
      <RefreshWhile running={imports.some(isRunning)} />
      <Rows aria-labelledby="recent-title">
        {imports.map((each) => (
          <ImportRow key={each.import_id} shown={each} />
        ))}
      </Rows>
    </Section>
  );
}

function ImportRow({ shown }: { shown: RecentImport }) {
  const t = useTranslations("imports");
  const { import_id, source, title, completed, at } = shown;
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-gray-2">
      <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-gray-3 text-gray-11">
        <SourceIcon source={source} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          href={importPath(import_id)}
          prefetch={false}
          className="block font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <bdi>{title || t("recent.untitled")}</bdi>
        </Link>
        <div className="text-sm text-gray-11 tabular-nums">
          <Details>
            {[
              nameOfSource(source, t),
              stateOf(shown) === "completed" && t("recent.tasks", { count: completed }),
              <time key="at" dateTime={at.iso} title={at.full}>
                {at.text}
              </time>,
            ]}
          </Details>
        </div>
      </div>
      <StateBadge shown={shown} />
    </li>
  );
}

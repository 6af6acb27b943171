import { useTranslations } from "next-intl";
import { Code, InlineText } from "@/components/api-docs/inline-text";
import type { ParameterRow } from "@/lib/openapi/parameters";

export const ParameterList = ({ place, rows }: { place: string; rows: ParameterRow[] }) => (
  <section className="min-w-0">
    <h3 lang="en" className="mb-1.5 text-sm font-medium text-gray-11">
      {place}
    </h3>
    <dl className="divide-y divide-gray-6 rounded-md border border-gray-6 bg-surface">
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </dl>
  </section>
);

function Row({ name, type, words, isRequired, note }: ParameterRow) {
  const t = useTranslations("docs.endpoint");
  return (
    <div className="flex flex-col gap-x-4 gap-y-1 px-3 py-2 sm:flex-row">
      <dt className="flex min-w-0 items-baseline gap-2 sm:w-64 sm:shrink-0">
        <span dir="ltr" className="font-mono text-sm wrap-anywhere">
          {name}
        </span>
        {isRequired && <span className="text-xs font-medium text-amber-text">{t("required")}</span>}
      </dt>
      <dd lang="en" dir="ltr" className="min-w-0 text-sm text-gray-11">
        {type}
        {words.length > 0 && (
          <span className="ms-2 inline-flex flex-wrap gap-1 align-top text-gray-12">
            {words.map((word) => (
              <Code key={word}>{word}</Code>
            ))}
          </span>
        )}
        {note && (
          <span className="block">
            <InlineText>{note}</InlineText>
          </span>
        )}
      </dd>
    </div>
  );
}

import { useTranslations } from "next-intl";
import type { ChartData } from "@/components/charts/chart-data";
import { useFigures } from "@/components/charts/use-figures";
import { DetailsChevron } from "@/components/ui/controls/details-chevron";

/** The table stands after the details instead of inside, where it could not be printed while they are closed. */
export function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const t = useTranslations("charts");
  return (
    <>
      <details className="group/details peer mt-3 print:hidden">
        <summary
          aria-label={t("showTableOf", { title })}
          className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-sm text-gray-11 hover:text-gray-12 pointer-coarse:min-h-11"
        >
          <DetailsChevron />
          {t("showTable")}
        </summary>
      </details>
      <div
        role="region"
        aria-label={title}
        tabIndex={0}
        className="mt-2 hidden max-h-96 overflow-auto peer-open:block print:block print:max-h-none print:overflow-visible"
      >
        <Table title={title} data={data} />
      </div>
    </>
  );
}

function Table({ title, data }: { title: string; data: ChartData }) {
  const { figure } = useFigures(data);
  const { heading, categories, series } = data;
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-gray-6 text-gray-11 *:py-1.5 *:font-medium">
          <th scope="col" className="pe-3 text-start">
            {heading}
          </th>
          {series.map(({ name }, at) => (
            <th key={at} scope="col" className="max-w-40 truncate ps-3 text-end" title={name}>
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-gray-6">
        {categories.map(({ label }, at) => (
          <tr key={at} className="*:py-1.5">
            <th scope="row" className="pe-3 text-start font-normal">
              <bdi>{label}</bdi>
            </th>
            {series.map(({ values }, index) => (
              <td key={index} className="ps-3 text-end">
                {values[at] === null ? "–" : figure(values[at] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

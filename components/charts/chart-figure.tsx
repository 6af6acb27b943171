import { useTranslations } from "next-intl";
import { useId } from "react";
import { type ChartData, highest, isEmpty } from "@/components/charts/chart-data";
import { ChartTable } from "@/components/charts/chart-table";
import { useFigures } from "@/components/charts/use-figures";

interface ChartFigureProps {
  title: string;
  /** What the figures mean, as text below the title. */
  note?: React.ReactNode;
  data: ChartData;
  chart: React.ComponentType<{ data: ChartData }>;
  /** What to say if all figures are zero. */
  empty?: string;
  /** Such as a link to the figures as CSV. */
  actions?: React.ReactNode;
}

/** A chart with its figures as a table, one click away and on paper. */
export function ChartFigure({ title, note, data, chart: Chart, empty, actions }: ChartFigureProps) {
  const t = useTranslations("charts");
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-md border border-gray-6 bg-surface p-4 break-inside-avoid print:block"
    >
      <div className="flex items-start gap-3">
        <h2 id={id} className="min-w-0 flex-1 font-medium">
          {title}
        </h2>
        {actions}
      </div>
      {note && <div className="mt-1 text-sm text-gray-11">{note}</div>}
      {isEmpty(data) ? (
        <p className="my-auto py-10 text-center text-gray-11">{empty ?? t("empty")}</p>
      ) : (
        <>
          <Picture titleId={id} data={data}>
            <Chart data={data} />
          </Picture>
          <ChartTable title={title} data={data} />
        </>
      )}
    </section>
  );
}

/** One picture for screen readers, which read the figures in the table. */
function Picture({ titleId, data, children }: { titleId: string; data: ChartData; children: React.ReactNode }) {
  const t = useTranslations("charts");
  const { figure } = useFigures(data);
  const id = useId();
  const most = highest(data);
  return (
    <>
      <div role="img" aria-labelledby={titleId} aria-describedby={id} className="@container relative mt-4">
        {children}
      </div>
      <p id={id} className="sr-only">
        {t("description", { highest: most?.label ?? "", value: figure(most?.value ?? 0) })}
      </p>
    </>
  );
}

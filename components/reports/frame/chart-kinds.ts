export const CHART_KINDS = ["bar", "line", "pie"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Charts whose kind is chosen in the address, and how they are drawn otherwise. */
const KINDS = { completion: "bar", due: "bar", source: "pie" } as const satisfies Record<string, ChartKind>;
export type ChosenChart = keyof typeof KINDS;
const CHARTS = Object.keys(KINDS) as ChosenChart[];

export type ChartChoices = Readonly<Partial<Record<ChosenChart, ChartKind>>>;

export const kindOfChart = (chart: ChosenChart, choices: ChartChoices): ChartKind => choices[chart] ?? KINDS[chart];

/** What is unknown is drawn as usual. */
export const chartChoicesIn = (valueOf: (name: string) => string): ChartChoices =>
  Object.fromEntries(
    CHARTS.flatMap((chart) => {
      const kind = CHART_KINDS.find((each) => each === valueOf(chart));
      return kind === undefined || kind === KINDS[chart] ? [] : [[chart, kind]];
    }),
  );

/** Without what is usual. */
export const chartsInAddress = (choices: ChartChoices): [string, string][] =>
  CHARTS.flatMap((chart) => {
    const kind = kindOfChart(chart, choices);
    return kind === KINDS[chart] ? [] : [[chart, kind]];
  });

export interface ChartData {
  /** What the categories are: the heading of the table's first column. */
  heading: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  /** Of a value, unless it is a plain number. */
  format?: (value: number) => string;
  /** Steps of the value axis are multiples of it: 60 for minutes that are read as hours. */
  unit?: number;
}

export interface ChartCategory {
  label: string;
  /** On an axis, where there is little room. */
  short?: string;
  /** Of its bar or slice, if there is one series. */
  color?: ChartColor;
}

export interface ChartSeries {
  name: string;
  /** By category; null if unknown. */
  values: readonly (number | null)[];
  color?: ChartColor;
}

/** One of the palette, one with a meaning, or one out of the data. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | "red" | "amber" | "green" | "gray" | DataColor;

interface DataColor {
  light: string;
  dark?: string;
}

export const valuesOf = ({ series }: ChartData): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

export const isEmpty = (data: ChartData): boolean => valuesOf(data).every((value) => value === 0);

export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** By category: all series on top of each other. */
export const stackedSums = ({ categories, series }: ChartData): number[] =>
  categories.map((_, at) => sumOf(series.map(({ values }) => values[at] ?? 0)));

export function highest(data: ChartData): { label: string; value: number } | null {
  const values = data.series.flatMap(({ name, values }) =>
    values.map((value, at) => ({ value: value ?? 0, label: labelOf(data, name, at) })),
  );
  return values.reduce<(typeof values)[number] | null>(
    (most, each) => (most && most.value >= each.value ? most : each),
    null,
  );
}

function labelOf({ categories, series }: ChartData, name: string, at: number): string {
  const category = categories[at]?.label ?? "";
  return series.length === 1 ? category : `${category}, ${name}`;
}

import { chartChoicesIn, type ChartChoices, chartsInAddress } from "@/components/reports/frame/chart-kinds";
import { daysOf, type Days, numberOfDays, type Preset, PRESETS, type Today } from "@/components/reports/frame/presets";
import { dateFrom } from "@/lib/dates/dates";

export const SECTIONS = ["overview", "tasks", "activity", "timesheet", "roadmap", "flow"] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What a report is about, as its address says. */
export interface ReportSearch extends Days {
  /** Null for all boards. */
  boardId: number | null;
  /** Null if the days are in the address. */
  preset: Preset | null;
  charts: ChartChoices;
  /** Why there is no report. */
  refusal: "order" | "length" | null;
  /** What of the address could not be read, so that something else is shown. */
  ignored: readonly ("board" | "range")[];
}

export const MOST_DAYS = 366;
const DEFAULT: Preset = "last7";

export function reportSearchIn(params: Record<string, string | string[] | undefined>, today: Today): ReportSearch {
  const first = (name: string) => [params[name]].flat()[0]?.trim() ?? "";
  const board = boardIn(first("board"));
  const range = rangeIn({ preset: first("range"), first: first("from"), last: first("to") }, today);
  return {
    ...{ boardId: board ?? null, preset: range.preset, first: range.first, last: range.last },
    charts: chartChoicesIn(first),
    refusal: refusalOf(range),
    ignored: [...(board === undefined ? ["board" as const] : []), ...(range.isIgnored ? ["range" as const] : [])],
  };
}

const LARGEST_ID = 2 ** 31 - 1;

function boardIn(text: string): number | null | undefined {
  if (text === "") return null;
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
}

/** Days win over a preset. */
function rangeIn({ preset: name, first, last }: Days & { preset: string }, today: Today) {
  if (isDay(first) && isDay(last)) return { preset: null, first, last, isIgnored: false };

  const preset = PRESETS.find((each) => each === name);
  const isGiven = name !== "" || first !== "" || last !== "";
  return {
    ...daysOf(preset ?? DEFAULT, today),
    preset: preset ?? DEFAULT,
    isIgnored: isGiven && (preset === undefined || first !== "" || last !== ""),
  };
}

const isDay = (text: string): boolean => /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) && Boolean(dateFrom(text));

/** Why there is no report of such a range. */
export function refusalOf(range: Days): ReportSearch["refusal"] {
  const days = numberOfDays(range);
  if (days < 1) return "order";
  return days > MOST_DAYS ? "length" : null;
}

type Choice = Pick<ReportSearch, "boardId" | "preset" | "first" | "last" | "charts">;

export const pathOfReport = (section: SectionName): string =>
  section === "overview" ? "/reports" : `/reports/${section}`;

/** Without what is the default, so that the address of today's report is short. */
export function addressOfReport(section: SectionName, { boardId, preset, first, last, charts }: Choice): string {
  const query = new URLSearchParams({
    ...(boardId !== null && { board: String(boardId) }),
    ...(preset === null ? { from: first, to: last } : preset === DEFAULT ? {} : { range: preset }),
    ...Object.fromEntries(chartsInAddress(charts)),
  });
  return query.size > 0 ? `${pathOfReport(section)}?${query}` : pathOfReport(section);
}

/** The address shows the same days tomorrow. */
export const lastingAddressOf = (section: SectionName, choice: Choice): string =>
  addressOfReport(section, { ...choice, preset: null });

import { describe, expect, test } from "vitest";
import {
  DATE_WORDS,
  type DateChoice,
  type DateProperty,
  HAS,
  LABEL_MODES,
  NO_FILTERS,
  PRIORITIES,
  STATUSES,
  type TaskFilters,
} from "@/components/filters/filters";
import { filtersIn, withFilters } from "@/components/filters/search-params";

/** The same numbers in each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TEXTS = ["", "water roses", "#12", "a,b&c=d", "Über ? ü+%", "“؟”", "field.3=x"];
const DAYS = ["2024-02-29", "2026-11-21", "1999-12-31"];

function someFilters(random: () => number): TaskFilters {
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const some = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.3);
  const ids = () => [1, 27, 999_999_999].filter(() => random() < 0.4);
  const ranges = (): DateChoice[] => {
    const [from, to] = [oneOf([null, ...DAYS]), oneOf([null, ...DAYS])];
    return random() < 0.4 && (from || to) ? [{ from, to }] : [];
  };
  const dates = (name: DateProperty) => [...some<DateChoice>(DATE_WORDS[name]), ...ranges()];
  return {
    text: oneOf(TEXTS),
    people: [...some(["none", "me", "watching"] as const), ...ids()],
    boards: ids(),
    stages: ids(),
    statuses: some(STATUSES),
    priorities: some(PRIORITIES),
    labels: [...some(["none"] as const), ...ids()],
    labelMode: oneOf(LABEL_MODES),
    due: dates("due"),
    start: dates("start"),
    created: dates("created"),
    updated: dates("updated"),
    has: some(HAS),
    fields: Object.fromEntries([3, 40].flatMap((id) => (random() < 0.5 ? [[id, ["", ...some(TEXTS.slice(1))]]] : []))),
  };
}

describe("filters in an address", () => {
  test("come back as they were, and leave other parameters alone", () => {
    const random = randomFrom(7);
    for (let run = 0; run < 2_000; run += 1) {
      const filters = someFilters(random);
      const before = new URLSearchParams("view=list&group=label&stage=5&q=old&field.9=x&sort=due");

      const address = new URLSearchParams(withFilters(before, filters).toString());

      expect(filtersIn(address)).toEqual(filters);
      expect(withFilters(address, filtersIn(address)).toString()).toBe(address.toString());
      expect([address.get("view"), address.get("group"), address.get("sort")]).toEqual(["list", "label", "due"]);
    }
  });

  test("are gone without a trace once they are cleared", () => {
    const random = randomFrom(11);
    for (let run = 0; run < 200; run += 1) {
      const address = withFilters(new URLSearchParams("view=list"), someFilters(random));
      expect(withFilters(address, NO_FILTERS).toString()).toBe("view=list");
    }
  });

  test.each([
    ["status=done,OPEN,,closed,closed", { statuses: ["closed"] }],
    ["assignee=0,-1,01,1e3,NaN,5,5,nobody,99999999999", { people: [5] }],
    ["stage=none,me,7", { stages: [7] }],
    ["label=none,x,2&labels=sometimes", { labels: ["none", 2] }],
    ["label=2&labels=all", { labels: [2], labelMode: "all" }],
    ["priority=none,urgent,none,asap", { priorities: ["", "urgent"] }],
    ["due=yesterday,today,2026-02-30,2026-1-1,..,past", { due: ["today"] }],
    ["due=2026-01-01", { due: [{ from: "2026-01-01", to: "2026-01-01" }] }],
    [
      "due=..2026-01-01,2026-01-02..",
      {
        due: [
          { from: null, to: "2026-01-01" },
          { from: "2026-01-02", to: null },
        ],
      },
    ],
    ["due=2026-01-01..9999-12-31", {}],
    ["start=overdue,past", { start: ["past"] }],
    ["created=none,last-7-days", { created: ["last-7-days"] }],
    ["has=comments,wings", { has: ["comments"] }],
    ["field.0=a&field.x=b&field.=c&field.12=d&field.12=d&field.12=", { fields: { 12: ["d", ""] } }],
    ["__proto__=1&constructor=2&field.__proto__=3", {}],
    ["q=%20%20", { text: "  " }],
  ])("%s: what is unknown is ignored", (search, expected) => {
    expect(filtersIn(new URLSearchParams(search))).toEqual({ ...NO_FILTERS, ...expected });
  });

  test("a long address is read in one pass", () => {
    const ids = Array.from({ length: 50_000 }, (_, at) => at + 1);
    const address = new URLSearchParams(`assignee=${ids.join()}&${ids.map((id) => `field.${id}=x`).join("&")}`);
    let reads = 0;
    const counted = {
      get: (name: string) => address.get(name),
      *[Symbol.iterator]() {
        for (const entry of address) {
          reads += 1;
          yield entry;
        }
      },
    };

    const { people, fields } = filtersIn(counted);

    expect([people.length, Object.keys(fields).length]).toEqual([50_000, 50_000]);
    expect(reads).toBe(50_001);
  });
});

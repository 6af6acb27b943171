import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ChartData } from "@/components/charts/chart-data";
import { ChartFigure } from "@/components/charts/chart-figure";
import { Donut } from "@/components/charts/donut";
import { HorizontalBars } from "@/components/charts/horizontal-bars";
import { Lines } from "@/components/charts/lines";
import { StackedArea } from "@/components/charts/stacked-area";
import { StackedBars } from "@/components/charts/stacked-bars";
import { VerticalBars } from "@/components/charts/vertical-bars";
import { Localization } from "@/components/i18n/localization";
import { expectAccessible } from "@/components/testing/axe";
import { english } from "@/components/testing/english";
import { show } from "@/components/testing/show";

const CHARTS = { HorizontalBars, VerticalBars, StackedBars, Donut, Lines, StackedArea };

const days = ["November 3", "November 4", "November 5"];
const data: ChartData = {
  heading: "Day",
  categories: days.map((label) => ({ label, short: label.replace("November", "Nov") })),
  series: [
    { name: "Created", values: [3, 12_345, 7] },
    { name: "Done", values: [0, 200, 9] },
  ],
};
const oneSeries = { ...data, series: data.series.slice(0, 1) };

const Page = ({ children }: { children: React.ReactNode }) => (
  <>
    <h1>Reports</h1>
    {children}
  </>
);

const picture = (title = "Tasks") => page.getByRole("img", { name: title });
const table = () => page.getByRole("table", { name: "Tasks" });

async function openTable() {
  await page.getByText("Show as table").click();
  return [...table().element().querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent));
}

test.each(Object.entries(CHARTS))("%s is a picture with a name, and a table has its figures", async (_, chart) => {
  await show(
    <Page>
      <ChartFigure title="Tasks" data={data} chart={chart} />
    </Page>,
  );
  await expect.element(picture()).toHaveAccessibleDescription(/^Highest: November 4, Created, 12,345\./);
  await expect.element(table()).not.toBeInTheDocument();

  expect(await openTable()).toEqual([
    ["Day", "Created", "Done"],
    ["November 3", "3", "0"],
    ["November 4", "12,345", "200"],
    ["November 5", "7", "9"],
  ]);
  await expectAccessible();
});

test("the colours of series stand out from the surface in both themes", async () => {
  await show(
    <div className="bg-surface">
      {COLORS.map((name) => (
        <i key={name} className={name} />
      ))}
    </div>,
  );

  for (const theme of ["light", "dark"]) {
    document.documentElement.dataset.theme = theme;
    const surface = luminanceOf(getComputedStyle(document.querySelector(".bg-surface") as Element).backgroundColor);
    for (const name of COLORS) {
      const color = luminanceOf(getComputedStyle(document.querySelector(`.${name}`) as Element).color);
      const contrast = (Math.max(color, surface) + 0.05) / (Math.min(color, surface) + 0.05);
      expect(contrast, `${name} in the ${theme} theme`).toBeGreaterThanOrEqual(3);
    }
  }
  delete document.documentElement.dataset.theme;
});

const COLORS = [
  ...["text-chart-1", "text-chart-2", "text-chart-3", "text-chart-4", "text-chart-5", "text-chart-6", "text-chart-7"],
  ...["text-chart-8", "text-red", "text-green-text", "text-gray-9"],
];

/** Drawn, because colours are written in many ways. */
function luminanceOf(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(Object.entries(CHARTS))("%s says when there is nothing to show", async (_, chart) => {
  const nothing = { ...data, series: [{ name: "Created", values: [0, 0, 0] }] };
  await show(<ChartFigure title="Tasks" data={nothing} chart={chart} empty="No tasks yet" />);

  await expect.element(page.getByText("No tasks yet")).toBeVisible();
  await expect.element(picture()).not.toBeInTheDocument();
});

test.each(Object.entries(CHARTS))("%s draws a single value", async (_, chart) => {
  const single = { ...data, categories: [{ label: "Today" }], series: [{ name: "Created", values: [1] }] };
  await show(<ChartFigure title="Tasks" data={single} chart={chart} />);

  expect(picture().element().innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(Object.entries(CHARTS))("%s fits on a phone with readable texts", async (_, chart) => {
  await page.viewport(390, 800);
  const long = {
    ...data,
    series: data.series.map((each) => ({ ...each, name: `${each.name} ${"long ".repeat(30)}` })),
  };
  await show(<ChartFigure title="Tasks" data={long} chart={chart} />);

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const text of picture().element().querySelectorAll("text, bdi, span")) {
    expect(parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(12);
  }
});

const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left ?? NaN;
const textsOf = (chart: Element) =>
  [...chart.querySelectorAll("text")].filter((text) => text.textContent.startsWith("Nov"));

test.each([
  ["VerticalBars", VerticalBars],
  ["Lines", Lines],
  ["StackedArea", StackedArea],
])("%s runs from right to left with the text", async (_, chart) => {
  document.documentElement.dir = "rtl";
  await show(
    <Localization locale="ar-u-nu-latn" direction="rtl" messages={english}>
      <ChartFigure title="Tasks" data={oneSeries} chart={chart} />
    </Localization>,
  );

  const [first, , last] = textsOf(picture().element());
  expect(leftOf(first)).toBeGreaterThan(leftOf(last));
  document.documentElement.dir = "ltr";
});

test("bars are as long as their values, and tooltips name them", async () => {
  const bars = { ...data, series: [{ name: "Created", values: [10, 5, 0] }] };
  await show(<ChartFigure title="Tasks" data={bars} chart={VerticalBars} />);

  const drawn = [...picture().element().querySelectorAll("rect[fill^=url]")].map((bar) => bar.getBoundingClientRect());
  expect(drawn.map(({ height }) => Math.round(height))).toEqual([224, 112]);
  expect(picture().element().textContent).toContain("November 4\nCreated: 5");
});

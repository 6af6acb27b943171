import { type Locator, page, userEvent } from "vitest/browser";
import { boxOf, expectAttribute } from "@/components/testing/screen";

/** The bar of a task, or its track without dates. */
export const barOf = (title: string): Locator =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
    .getByRole("gridcell");

/** What screen readers read of it. */
export const expectBar = (title: string, name: string) => expectAttribute(barOf(title), "aria-label", name);

const partOf = (title: string, part: string): Locator => {
  const found = barOf(title).element().querySelector(`[data-grip="${part}"]`);
  if (!found) throw new Error(`The bar of ${title} has no ${part}.`);
  return page.elementLocator(found);
};

/** By so many pixels. */
export function dragPart(title: string, part: "whole" | "start" | "end", by: number): Promise<void> {
  const bar = barOf(title);
  if (part === "whole") return dragBy(bar, boxOf(bar).width / 2, bar, by);
  return dragBy(partOf(title, part), 3, bar, (part === "end" ? boxOf(bar).width - 5 : 3) + by - boxOf(bar).width / 2);
}

const dragBy = (from: Locator, x: number, bar: Locator, by: number) =>
  userEvent.dragAndDrop(from, bar, {
    sourcePosition: { x, y: 12 },
    targetPosition: { x: boxOf(bar).width / 2 + by, y: 12 },
    force: true,
  });

/** From the end of a bar to another one. */
export async function dragLink(from: string, to: string): Promise<void> {
  await barOf(from).hover();
  await userEvent.dragAndDrop(partOf(from, "link"), barOf(to), {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 12, y: 12 },
    force: true,
  });
}

export const startOf = (title: string): number => boxOf(barOf(title)).left;

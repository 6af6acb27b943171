import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { boxOf, expectAttribute, textsOf } from "@/components/testing/screen";

export const group = (title: string) => page.getByRole("region", { name: title, exact: true });
export const header = (title: string) => group(title).getByRole("heading", { level: 2 }).getByRole("button");
export const rowIn = (title: string, task: string) => group(title).getByRole("link", { name: task, exact: true });
export const article = (title: string, task: string) =>
  group(title)
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: task, exact: true }) });

/** Titles of groups, each with those of its rows. */
export const expectGroups = (groups: Record<string, string[]>) =>
  expect.poll(() => titles().map((title) => [title, rowsOf(title)])).toEqual(Object.entries(groups));

export const expectRows = (title: string, tasks: string[]) => expect.poll(() => rowsOf(title)).toEqual(tasks);

const rowsOf = (title: string) => textsOf(group(title).getByRole("article").getByRole("link"));

/** Without the initials of people. */
const titles = (): string[] =>
  page
    .getByRole("heading", { level: 2 })
    .elements()
    .map((heading) => heading.querySelector("bdi")?.textContent ?? "");

/** Rows can be moved once all tasks are loaded. */
export async function focusMovable(title: string, task: string) {
  await expectAttribute(article(title, task), "data-lifts", "");
  rowIn(title, task).element().focus();
}

/** `part` of the height of the target, from its top. */
export async function dragByMouse(from: Locator, to: Locator, part: number) {
  await expectAttribute(from, "draggable", "true");
  const dataTransfer = new DataTransfer();
  const fire = (name: string, at: Locator, height: number) => {
    const { left, top, height: whole } = boxOf(at);
    const point = { clientX: left + 100, clientY: top + whole * height };
    at.element().dispatchEvent(
      new DragEvent(name, { bubbles: true, cancelable: true, composed: true, dataTransfer, ...point }),
    );
    return frame();
  };
  await fire("dragstart", from, 0.5);
  await fire("dragenter", to, part);
  await fire("dragover", to, part);
  await fire("drop", to, part);
}

export const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

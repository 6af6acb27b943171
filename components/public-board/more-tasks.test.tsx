import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { LabelLine } from "@/components/badges/label-line";
import { MoreTasks } from "@/components/public-board/more-tasks";
import { expectFocus, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

const pageWith = (titles: string[], next?: string) => {
  const html = `<html><body><h1>Board</h1><ul data-tasks="">${titles.map((title) => `<li>${title}</li>`).join("")}</ul>${next ? `<a data-next="" href="${next}">Next</a>` : ""}</body></html>`;
  return `data:text/html,${encodeURIComponent(html)}`;
};

const showMore = (href: string) =>
  show(<MoreTasks href={href} words="Show 3 more tasks" loaded="More tasks are shown" className="list" />);

test("the tasks of the next pages are added until there are no more", async () => {
  await showMore(pageWith(["Two", "Three"], pageWith(["Four"])));

  await expect
    .poll(() =>
      page
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(["Two", "Three", "Four"]);
  await expectGone(page.getByRole("link"));
  await expectText(page.getByRole("status"), "More tasks are shown");
});

test("labels without room are counted on later pages, too, also when the room changes", async () => {
  await page.viewport(1280, 800);
  const names = ["Performance", "Documentation", "Accessibility", "Translation"];
  const labels = names.map((name, id) => ({ id, name, pill: <span className="px-1.5">{name}</span> }));
  const line = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC">
      <LabelLine labels={labels} listName="Labels" className="pe-6" />
    </NextIntlClientProvider>,
  );
  const { container } = await show(
    <div className="w-48">
      <MoreTasks href={pageWith([line])} words="Show 1 more task" loaded="More tasks are shown" className="list" />
    </div>,
  );
  const frame = () => container.querySelector("[data-label-line]")?.parentElement;

  await expect.poll(() => frame()?.textContent).toBe(`${names.join("")}+3`);
  const shown = [...container.querySelectorAll("[data-label-line] > :not(.sr-only)")];
  expect(shown.map(({ textContent }) => textContent)).toEqual(["Performance"]);
  container.querySelector(".w-48")?.classList.replace("w-48", "w-140");
  await expect.poll(() => frame()?.textContent).toBe(names.join(""));
});

test("a focused link that disappears gives its focus to the first new task", async () => {
  // Out of view until it has the focus.
  await show(
    <>
      <div className="h-[300dvh]" />
      <MoreTasks href={pageWith(["Two", "Three"])} words="Show 2 more tasks" loaded="More" className="list" />
    </>,
  );
  await press("{Tab}");

  await expectFocus(page.getByRole("listitem").first());
});

test("a page that can't be loaded leaves the link", async () => {
  await showMore("data:broken");

  await expectVisible(page.getByRole("link", { name: "Show 3 more tasks" }));
  await expectGone(page.getByRole("listitem"));
});

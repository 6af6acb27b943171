import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aLabel, aMember } from "@/components/testing/records";
import { expectGone, expectText, expectVisible, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import type { TaskJson } from "@/lib/tasks/present/task";

/** What stands out of an element to its right or below it. */
function overflowing(element: Element): string[] {
  const { right, bottom } = element.getBoundingClientRect();
  const inside = [...element.querySelectorAll("*:not(.sr-only, [aria-label$='unread notifications'])")];
  return inside
    .filter((each) => each.getBoundingClientRect().right > right || each.getBoundingClientRect().bottom > bottom)
    .map(({ outerHTML }) => outerHTML);
}

test("a card with all there can be on it keeps it inside", async () => {
  const assignees = [aMember("Ada Example"), aMember("Max Example")] as unknown as TaskJson["assignees"];
  const full = {
    title: "Rent a van",
    priority: "urgent",
    due_at: "2031-11-28 22:30:00",
    comments_count: 2,
    assignees,
    is_pinned: true,
    settings: { cover: { backgroundColor: "" }, subtask_count: 15, subtask_completed_count: 3, attachment_count: 2 },
  };
  await showBoard(aBoardOnServer({ tasks: { "To do": [full] } }));
  const card = page.getByRole("article");
  for (const fact of ["Subtasks:", "Attachments:", "Comments:"]) await expectText(card, fact);

  expect(overflowing(card.element())).toEqual([]);
});

const labels = [aLabel("performance"), aLabel("")] as unknown as TaskJson["labels"];
const people = [
  aMember("Ada Example"),
  aMember("Max Example"),
  aMember("Tom Example"),
  aMember("Eva Example"),
] as unknown as TaskJson["assignees"];
const settings = { cover: { backgroundColor: "" }, subtask_count: 6, subtask_completed_count: 3, attachment_count: 3 };
const TWO_LINES = "Search answers in under 200 ms for large owners";

test.each([1280, 390])(
  "a card with labels, a title of two lines, a date, counts and people is 96 pixels high at most, %i pixels wide",
  async (width) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(width, 900);
    const facts = {
      title: TWO_LINES,
      priority: "high",
      due_at: "2031-11-28 22:30:00",
      comments_count: 4,
      labels,
      assignees: people,
      settings,
    };
    await showBoard(aBoardOnServer({ tasks: { "To do": [facts] } }));
    const card = page.getByRole("article");
    await expectText(card, "Comments: 4");

    const title = card.getByRole("link").element();
    expect(card.element().getBoundingClientRect().height).toBeLessThanOrEqual(96);
    expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
    expect(overflowing(card.element())).toEqual([]);
  },
);

test("a title that has two lines beside its button or three is shown whole, on a card of 96 pixels at most", async () => {
  const title = "Retry a failed payment message once before telling the guest about it";
  await showBoard(
    aBoardOnServer({ tasks: { "To do": [{ title, due_at: "2031-11-28 22:30:00", assignees: people }] } }),
  );
  const link = page.getByRole("article").getByRole("link", { name: title });
  await expectVisible(link);

  expect(link.element().scrollHeight).toBeLessThanOrEqual(link.element().clientHeight + 1);
  expect(page.getByRole("article").element().getBoundingClientRect().height).toBeLessThanOrEqual(96);
});

test("a card says on which day it is due, its tooltip when on that day; a medium priority has no icon", async () => {
  await showBoard(
    aBoardOnServer({ tasks: { "To do": [{ title: "Pack", priority: "medium", due_at: "2031-11-28 12:30:00" }] } }),
  );

  const time = page.getByRole("article").getByRole("time");
  await expectText(time, /^Nov 28, 2031$/);
  expect(time.element().getAttribute("title")).toMatch(/12:30/);
  await expectGone(page.getByRole("img", { name: /Priority/ }));
});

test("unread news is a dot whose name has their number", async () => {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Pack", notifications: 3 }] } });
  server.answer("GET /boards-app/v1/boards/{board}/notifications/unread", () => ({
    tasks: { [world.task("Pack").id]: 3 },
  }));
  await showBoard(world);

  await expectVisible(page.getByRole("img", { name: "3 unread notifications" }));
  await expectText(page.getByRole("img", { name: "3 unread notifications" }), "");
});

test.each([
  ["with labels", labels],
  ["without labels", []],
])("the button of a card's menu covers no letter of the title, %s", async (_, some) => {
  await showBoard(
    aBoardOnServer({ tasks: { "To do": [{ title: "W".repeat(60), labels: some as TaskJson["labels"] }] } }),
  );
  const button = page.getByRole("button", { name: /^Actions for W/ });
  await expect.element(button).toBeInTheDocument();

  const words = document.createRange();
  words.selectNodeContents(page.getByRole("article").getByRole("link").element());
  const icon = button.element().querySelector("svg")?.getBoundingClientRect() ?? new DOMRect();
  const covered = [...words.getClientRects()].filter(
    ({ left, right, top, bottom }) => left < icon.right && right > icon.left && top < icon.bottom && bottom > icon.top,
  );
  expect(covered).toEqual([]);
});

test("the titles of a column and of its cards, “Add a task” and what is typed there begin at one edge", async () => {
  await showBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Pack"] } }));
  const add = page.getByRole("button", { name: "Add a task", exact: true });
  const edges = [page.getByRole("heading", { name: "To do" }), page.getByRole("link", { name: "Pack" }), add].map(
    (each) => startOfWords(each.element()),
  );
  await add.click();
  const field = textbox("Title of the new task").element();
  const { borderLeftWidth, paddingLeft } = getComputedStyle(field);

  expect(
    new Set([
      ...edges,
      Math.round(
        field.getBoundingClientRect().left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft),
      ),
    ]).size,
  ).toBe(1);
});

function startOfWords(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return Math.round(Math.min(...[...words.getClientRects()].filter(({ width }) => width > 1).map(({ left }) => left)));
}

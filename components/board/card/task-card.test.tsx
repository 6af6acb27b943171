import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aLabel, aMember } from "@/components/testing/records";
import { boxOf, expectGone, expectText, expectVisible, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { aTaskOnServer } from "@/components/testing/task";
import type { TaskJson } from "@/lib/tasks/present/task";

/** What stands out of an element to its right or below it. */
function overflowing(element: Element): string[] {
  const { right, bottom } = element.getBoundingClientRect();
  const inside = [...element.querySelectorAll("*:not(.sr-only)")];
  return inside
    .filter((each) => each.getBoundingClientRect().right > right || each.getBoundingClientRect().bottom > bottom)
    .map(({ outerHTML }) => outerHTML);
}

const people = ["Ada", "Max", "Tom", "Eva"].map((name) =>
  aMember(`${name} Example`),
) as unknown as TaskJson["assignees"];

async function showCard(fields: Partial<TaskJson>) {
  await showBoard(aTaskOnServer(fields).world);
  return page.getByRole("article");
}

test("a card with all there can be on it keeps it inside", async () => {
  const full = {
    title: "Rent a van",
    priority: "urgent",
    due_at: "2031-11-28 22:30:00",
    comments_count: 2,
    assignees: people.slice(0, 2),
    is_pinned: true,
    settings: { cover: { backgroundColor: "" }, subtask_count: 15, subtask_completed_count: 3, attachment_count: 2 },
  };
  const card = await showCard(full);
  for (const fact of ["Subtasks:", "Attachments:", "Comments:"]) await expectText(card, fact);

  expect(overflowing(card.element())).toEqual([]);
});

const labels = [aLabel("performance"), aLabel("")] as unknown as TaskJson["labels"];
const settings = { cover: { backgroundColor: "" }, subtask_count: 6, subtask_completed_count: 3, attachment_count: 3 };
const TWO_LINES = "Search answers in under 200 ms for large owners";

test.each([1280, 390])(
  "a card with labels, a title of two lines, a date, counts and people is 96 pixels high at most, %i pixels wide",
  async (width) => {
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
    const card = await showCard(facts);
    await expectText(card, "Comments: 4");

    const title = card.getByRole("link").element();
    expect(boxOf(card).height).toBeLessThanOrEqual(96);
    expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
    expect(overflowing(card.element())).toEqual([]);
  },
);

test("a title that has two lines beside its button or three is shown whole, on a card of 96 pixels at most", async () => {
  const title = "Retry a failed payment message once before telling the guest about it";
  await showCard({ title, due_at: "2031-11-28 22:30:00", assignees: people });
  const link = page.getByRole("article").getByRole("link", { name: title });
  await expectVisible(link);

  expect(link.element().scrollHeight).toBeLessThanOrEqual(link.element().clientHeight + 1);
  expect(boxOf(page.getByRole("article")).height).toBeLessThanOrEqual(96);
});

test("a card says on which day it is due, its tooltip when on that day; a medium priority has no icon", async () => {
  await showCard({ title: "Pack", priority: "medium", due_at: "2031-11-28 12:30:00" });

  const time = page.getByRole("article").getByRole("time");
  await expectText(time, /^Due: Nov 28, 2031Nov 28, 2031$/);
  expect(time.element().getAttribute("title")).toMatch(/12:30/);
  await expectGone(page.getByRole("img", { name: /Priority/ }));
});

test("unread news is a dot inside the card, beside the first line of the title; its name has their number", async () => {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Pack", notifications: 3 }] } });
  server.answer("GET /boards-app/v1/boards/{board}/notifications/unread", () => ({
    tasks: { [world.task("Pack").id]: 3 },
  }));
  await showBoard(world);

  await expectVisible(page.getByRole("img", { name: "3 unread notifications" }));
  await expectText(page.getByRole("img", { name: "3 unread notifications" }), "");
  const [dot, card] = [page.getByRole("img", { name: "3 unread notifications" }), page.getByRole("article")].map(boxOf);
  const title = boxOf(page.getByRole("article").getByRole("link"));
  expect(dot?.left).toBeGreaterThan(card?.left ?? 0);
  expect(Math.abs((dot?.top ?? 0) + (dot?.height ?? 0) / 2 - (title.top + 8.75))).toBeLessThanOrEqual(1);
});

test.each([
  ["with labels", labels],
  ["without labels", []],
])("the button of a card's menu covers no letter of the title, %s", async (_, some) => {
  await showCard({ title: "W".repeat(60), labels: some as TaskJson["labels"] });
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

test("the title of a column, the circles of its cards, “Add task” and what is typed there begin at one edge", async () => {
  await showBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Pack"] } }));
  const add = page.getByRole("button", { name: "Add task", exact: true });
  const circle = boxOf(page.getByRole("checkbox", { name: "Done: Pack" }));
  const titles = [page.getByRole("heading", { name: "To do" }), add].map((each) => startOfWords(each.element()));
  const edges = [Math.round(circle.left), ...titles];
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

const CARDS: Record<string, string[]> = {
  "Short names": ["Bug", "UI", "Docs", "API", "Test", "Ops", "Idea", "Ask"],
  "Long names": [
    "Waiting for an answer of the other department, which takes long",
    "Needs the approval of somebody",
    "Bug",
  ],
  "A long one behind a short one": ["Bug", "Waiting for an answer of the other department, which takes long", "Docs"],
  "Right to left": ["قيد الانتظار", "عاجل جدا", "ממתין לתשובה", "דחוף", "مراجعة"],
  Emoji: ["🔥🔥🔥", "👩‍👩‍👧‍👦 families", "🚀 launch", "🐛", "🇪🇺 Europe"],
  "Wide letters": ["WWWWWWWW", "待确认的设计稿", "MMMMMM", "レビュー待ち"],
  "Only colours": ["", "", "", "", "", "", "", ""],
  "One word without end": ["Donaudampfschifffahrtsgesellschaftskapitän"],
};

const labelled = ([title, names]: [string, string[]]): Partial<TaskJson> & { title: string } => ({
  title,
  labels: names.map((name) => aLabel(name)) as unknown as TaskJson["labels"],
});

const shownIn = (list: Element) => [...list.children].filter((item) => !item.classList.contains("sr-only"));

/** What sticks out of its line, or is cut off though it is not the only label shown. */
function wrongIn(list: Element): (string | null)[] {
  const line = list.parentElement ?? list;
  const { left, right, top, bottom } = line.getBoundingClientRect();
  const items = [...shownIn(list), ...[...line.children].filter((part) => part !== list)];
  const outside = items.filter((item) => {
    const box = item.getBoundingClientRect();
    return (
      box.left < left - 0.5 ||
      box.right > right + 0.5 ||
      box.top < top - 0.5 ||
      box.bottom > bottom + 0.5 ||
      box.width === 0
    );
  });
  const pills = items.filter((item) => !item.textContent?.startsWith("+"));
  const cut =
    pills.length > 1
      ? pills.filter((item) => [...item.querySelectorAll("bdi")].some((words) => words.scrollWidth > words.clientWidth))
      : [];
  return [...outside, ...cut].map((item) => item.textContent);
}

test.each([1440, 1280, 390])(
  "a card shows the labels that fit into a line, how many more there are, and names all of them, %i pixels wide",
  async (width) => {
    await page.viewport(width, 900);
    const cards = Object.entries(CARDS).map(labelled);
    await showBoard(
      aBoardOnServer({ stages: ["To do", "More"], tasks: { "To do": cards.slice(0, 4), More: cards.slice(4) } }),
    );

    for (const [title, names] of Object.entries(CARDS)) {
      const card = page
        .getByRole("article", { includeHidden: true })
        .filter({ has: page.getByText(title, { exact: true }) });
      await expect.element(card).toBeInTheDocument();
      const list = card.getByRole("list", { name: "Labels", includeHidden: true }).element();
      await expect.poll(() => getComputedStyle(list).flexWrap, { message: title }).toBe("nowrap");
      const more = list.nextElementSibling;
      const shown = shownIn(list).length;

      expect(wrongIn(list), title).toEqual([]);
      expect(shown, title).toBeGreaterThan(0);
      expect(more?.textContent, title).toBe(shown < names.length ? `+${names.length - shown}` : undefined);
      for (const name of names.filter(Boolean)) expect(list.textContent, title).toContain(name);
      expect(list.children, title).toHaveLength(names.length);
      expect(boxOf(card).height, title).toBeLessThanOrEqual(96);
    }
  },
);

test("a label that is added to a card is counted in its line at once", async () => {
  const { world, task } = aTaskOnServer({ labels: ["Bug", "Urgent", "Docs"].map((name) => aLabel(name)) as never });
  await showBoard(world);
  const line = () => page.getByRole("list", { name: "Labels" }).element().parentElement?.textContent;
  await expect.poll(line).toBe("BugUrgentDocs");

  world.change(task.id, {
    labels: ["Bug", "Urgent", "Docs", "Performance", "Ask"].map((name) => aLabel(name)) as never,
  });

  await expect.poll(line).toMatch(/\+\d$/);
});

import { expect, type Locator, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, aTask } from "./boards";
import { card, openBoard } from "./dragging";
import { aPerson } from "./people";

const CARDS: Record<string, string[]> = {
  "Short names": ["Bug", "UI", "Docs", "API", "Test", "Ops", "Idea", "Ask"],
  "Long names": ["Waiting for an answer of the other department, which takes long", "Needs the approval of somebody", "Bug"],
  "A long one behind a short one": ["Bug", "Waiting for an answer of the other department, which takes long", "Docs"],
  "Right to left": ["قيد الانتظار", "عاجل جدا", "ממתין לתשובה", "דחוף", "مراجعة"],
  "Emoji": ["🔥🔥🔥", "👩‍👩‍👧‍👦 families", "🚀 launch", "🐛", "🇪🇺 Europe"],
  "Wide letters": ["WWWWWWWW", "待确认的设计稿", "MMMMMM", "レビュー待ち"],
  "Only colours": ["", "", "", "", "", "", "", ""],
  "One word without end": ["Donaudampfschifffahrtsgesellschaftskapitän"],
};

/** What sticks out of its line, or is cut off though it is not the only label shown. */
const wrongIn = (list: Locator) =>
  list.evaluate((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const items = [...line.children];
    const outside = items.filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5 || box.top < top - 0.5 || box.bottom > bottom + 0.5 || box.width === 0;
    });
    const pills = items.filter((item) => !item.textContent?.startsWith("+"));
    const cut = pills.length > 1 ? pills.filter((item) => [...item.querySelectorAll("bdi")].some((words) => words.scrollWidth > words.clientWidth)) : [];
    return [...outside, ...cut].map((item) => item.textContent);
  });

async function aBoardOfLabels(page: Page, request: Parameters<typeof aBoard>[0]) {
  const lena = await aPerson(request, "Lena");
  const board = await aBoard(request, { title: "Labels", stages: ["To do", "More"], labels: [], members: [lena] });
  const send = await asAdministrator(request);
  for (const [at, [title, names]] of Object.entries(CARDS).entries()) {
    const labels = [];
    for (const name of names) {
      const { label } = await send("POST", `/boards/v2/projects/${board.id}/labels`, { label: name || null, bg_color: "#4bce97", color: "#164B35" });
      labels.push(label.id);
    }
    await aTask(request, board, title, { stage: at % 2 ? "More" : "To do", labels });
  }
  return { board, lena };
}

test("a card shows the labels that fit into a line and how many more there are, and tells all of them", async ({ page, request }) => {
  const { board, lena } = await aBoardOfLabels(page, request);
  await openBoard(page, lena, board);

  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [title, names] of Object.entries(CARDS)) {
      const list = card(page, title).getByRole("list", { name: "Labels" });
      await list.scrollIntoViewIfNeeded();
      const pills = list.getByRole("listitem").filter({ hasNotText: /^\+/ });
      const more = list.getByRole("listitem").filter({ hasText: /^\+/ });

      expect(await wrongIn(list), `${title} at ${width}`).toEqual([]);
      const shown = await pills.count();
      expect(shown).toBeGreaterThan(0);
      if (shown < names.length) await expect(more).toContainText(`+${names.length - shown}`);
      else await expect(more).toHaveCount(0);
      for (const name of names.filter(Boolean)) await expect(list).toContainText(name);
      if (names.length > shown && names.every(Boolean)) await expect(more).toContainText(`${names.length - shown} more: ${names.slice(shown).join(", ")}`);
      expect((await card(page, title).boundingBox())?.height).toBeLessThanOrEqual(96);
    }
  }
});

import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aLabel } from "@/components/testing/records";
import { showBoard } from "@/components/testing/show";
import type { TaskJson } from "@/lib/tasks/present/task";

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

/** What sticks out of its line, or is cut off though it is not the only label shown. */
function wrongIn(line: Element): (string | null)[] {
  const { left, right, top, bottom } = line.getBoundingClientRect();
  const items = [...line.children];
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
    onTestFinished(() => page.viewport(1280, 800));
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
      const more = [...list.children].find(({ textContent }) => textContent?.startsWith("+"));
      const shown = list.children.length - (more ? 1 : 0);

      expect(wrongIn(list), title).toEqual([]);
      expect(shown, title).toBeGreaterThan(0);
      if (shown < names.length) expect(more?.textContent, title).toContain(`+${names.length - shown}`);
      else expect(more, title).toBeUndefined();
      for (const name of names.filter(Boolean)) expect(list.textContent, title).toContain(name);
      if (names.length > shown && names.every(Boolean))
        expect(more?.textContent, title).toContain(`${names.length - shown} more: ${names.slice(shown).join(", ")}`);
      expect(card.element().getBoundingClientRect().height, title).toBeLessThanOrEqual(96);
    }
  },
);

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aMember } from "@/components/testing/records";
import { showBoard } from "@/components/testing/show";
import type { TaskJson } from "@/lib/tasks/present";

/** What stands out of an element to its right or below it. */
function overflowing(element: Element): string[] {
  const { right, bottom } = element.getBoundingClientRect();
  const inside = [...element.querySelectorAll("*:not(.sr-only, [aria-label$='unread notifications'])")];
  return inside.filter((each) => each.getBoundingClientRect().right > right || each.getBoundingClientRect().bottom > bottom).map(({ outerHTML }) => outerHTML);
}

test("a card with all there can be on it keeps it inside", async () => {
  const assignees = [aMember("Ada Example"), aMember("Max Example")] as unknown as TaskJson["assignees"];
  const full = { title: "Rent a van", priority: "urgent", due_at: "2031-11-28 22:30:00", comments_count: 2, assignees, is_pinned: true, settings: { cover: { backgroundColor: "" }, subtask_count: 15, subtask_completed_count: 3, attachment_count: 2 } };
  await showBoard(aBoardOnServer({ tasks: { "To do": [full] } }));
  const card = page.getByRole("article");
  for (const fact of ["Subtasks:", "Attachments:", "Comments:"]) await expect.element(card).toHaveTextContent(fact);

  expect(overflowing(card.element())).toEqual([]);
});

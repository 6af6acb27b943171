import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PRIORITIES, PriorityIcon, PriorityMark } from "@/components/badges/priority-icon";
import { show } from "@/components/testing/show";

test("alone, only a high and an urgent priority have an icon; beside its name each has one that is not read out", async () => {
  const { unmount } = await show(PRIORITIES.map((priority) => <PriorityIcon key={priority} priority={priority} />));
  expect(
    page
      .getByRole("img")
      .elements()
      .map((icon) => icon.getAttribute("aria-label")),
  ).toEqual(["Priority: Urgent", "Priority: High"]);
  await unmount();

  const { container } = await show(PRIORITIES.map((priority) => <PriorityMark key={priority} priority={priority} />));
  expect(page.getByRole("img").elements()).toEqual([]);
  expect(container.querySelectorAll("svg")).toHaveLength(4);
});

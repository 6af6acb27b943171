import { test } from "vitest";
import { page } from "vitest/browser";
import { aTaskWithComments } from "@/components/testing/comments";
import { button, expectText, expectVisible } from "@/components/testing/screen";
import { showTask } from "@/components/testing/show";

test("the order of comments is the one that was stored before the page was loaded", async () => {
  localStorage.setItem("boards order of comments", "oldest");
  const { world, task, comments } = aTaskWithComments();
  for (const words of ["The oldest", "The newest"]) comments.write(world.max, words);

  await showTask(world, task);

  await expectText(page.getByRole("feed").getByRole("article").first(), "The oldest");
  await expectVisible(button("Oldest first"));
});

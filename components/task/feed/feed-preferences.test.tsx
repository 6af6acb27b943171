import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aTaskWithComments } from "@/components/testing/comments";
import { showTask } from "@/components/testing/show";

test("the order of comments is the one that was stored before the page was loaded", async () => {
  localStorage.setItem("boards order of comments", "oldest");
  const { world, task, comments } = aTaskWithComments();
  for (const words of ["The oldest", "The newest"]) comments.write(world.max, words);

  await showTask(world, task);

  await expect.element(page.getByRole("feed").getByRole("article").first()).toHaveTextContent("The oldest");
  await expect.element(page.getByRole("button", { name: "Oldest first" })).toBeVisible();
});

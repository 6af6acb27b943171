import { expect } from "@playwright/test";
import { send } from "@/e2e/support/people";
import { aRoadmap, openRoadmapsToGuests, sendForm } from "@/e2e/support/roadmaps";
import { strictTest as test } from "@/e2e/support/test";

// Nothing else depends on it.
test.beforeAll(() => openRoadmapsToGuests());

test("the comments of an idea are read page by page without script, and a reply leads back to its page", async ({
  browser,
}) => {
  const { id, path } = await aRoadmap("Pond plans", ["More carp"]);
  const idea = Number(
    (await send("GET", `/boards/v2/roadmaps/${id}/stages/all-ideas/ideas?per_page=1`)).ideas.data[0].id,
  );
  const comment = (at: number) =>
    send("POST", `/boards/v2/roadmaps/${id}/ideas/${idea}/comments`, { comment: { message: `Remark number ${at}` } });
  await comment(1);
  await Promise.all(Array.from({ length: 50 }, (_, at) => comment(at + 2)));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const comments = page.getByRole("region", { name: "51 comments" }).getByRole("article");

  await page.goto(`${path}/ideas/${idea}`);
  await expect(comments).toHaveCount(50);
  await page.getByRole("link", { name: "1 earlier comment", exact: true }).click();
  await expect(comments).toHaveText(/Remark number 1/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /more-carp$/);
  await comments.getByText("Reply", { exact: true }).click();
  await comments.getByLabel("Your reply").fill("Who would feed them?");
  await comments.getByLabel("Your name").fill("Gina");
  await sendForm(page, "Send reply", /before=[-\d]+&done=comment#comment-/);
  await expect(page.getByText("Who would feed them?")).toBeVisible();
  await page.getByRole("link", { name: "50 later comments" }).click();
  await expect(comments).toHaveCount(50);
  await context.close();
});

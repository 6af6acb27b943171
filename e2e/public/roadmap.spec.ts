import { expect, type Page } from "@playwright/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { administrator, aPerson, mailTo, send, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
import { aRoadmap, openRoadmapsToGuests, sendForm } from "@/e2e/support/roadmaps";
import { strictTest as test } from "@/e2e/support/test";

// Nothing else depends on it.
test.beforeAll(() => openRoadmapsToGuests());

const vote = (page: Page, title: string) => page.getByRole("button", { name: `Vote for “${title}”` });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a guest suggests an idea, votes, comments, replies and deletes without script", async ({ browser }) => {
  const { path } = await aRoadmap("Orchard plans", ["Plant plums"]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(path);
  await page.getByRole("link", { name: "Suggest an idea" }).click();
  await page.getByLabel("Title").fill("Plant pears");
  await page.getByLabel("Description").fill("too short");
  await page.getByLabel("Your name").fill("Gina");
  await page.getByLabel("Your email address").fill("gina@example.com");
  await page.locator("form").evaluateAll((forms) => forms.forEach((form) => form.setAttribute("novalidate", "")));
  await page.getByRole("button", { name: "Send idea" }).click();
  await expect(page.getByRole("alert")).toHaveText("Use at least 10 characters.");
  await page.getByLabel("Description").fill("Long enough this time.");
  await sendForm(page, "Send again", /done=idea$/);
  await expect(heading(page, "Plant pears")).toBeVisible();
  await expect(page.getByText("Your idea is published.")).toBeVisible();

  await vote(page, "Plant pears").click();
  await expect(vote(page, "Plant pears")).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Your comment").fill("I would help to dig.");
  await page.getByLabel("Your name").first().fill("Gina");
  await page.getByLabel("Your email address").first().fill("gina@example.com");
  await sendForm(page, "Send comment", /done=comment#comment-/);
  const comment = page.getByRole("article").filter({ hasText: "I would help to dig." }).last();
  await comment.getByText("Reply", { exact: true }).click();
  await comment.getByLabel("Your reply").fill("And to water them.");
  await comment.getByLabel("Your name").fill("Gina");
  await sendForm(page, "Send reply", /done=comment#comment-/);
  await expect(page.getByText("And to water them.")).toBeVisible();
  await comment.getByText("Delete", { exact: true }).click();
  await comment.getByRole("button", { name: "Delete comment" }).click();
  await expect(page.getByRole("heading", { name: "No comments yet" })).toBeVisible();
  await context.close();
});

test("ideas are found by stage, order and search without script; wrong words and old addresses lead to the right ones", async ({
  browser,
}) => {
  const titles = Array.from({ length: 22 }, (_, at) => `Bed number ${at + 1}`);
  const { id, path } = await aRoadmap("Garden plans", titles);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const ideas = page.getByRole("region").getByRole("listitem");

  await page.goto(`${path}?sort=recent`);
  await expect(ideas).toHaveCount(20);
  await expect(ideas.first()).toContainText("Bed number 22");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(ideas).toHaveCount(2);
  await page.getByRole("searchbox").fill("number 17");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "1 idea matches “number 17”" })).toBeVisible();
  await ideas.first().getByRole("link").click();
  await expect(heading(page, "Bed number 17")).toBeVisible();

  const [address, words] = [new URL(page.url()).pathname, /\d+-bed-number-17$/];
  await page.goto(address.replace(words, (segment) => `${segment.split("-")[0]}-anything`));
  await expect(page).toHaveURL(address);
  await send("PUT", `/boards-app/v1/boards/${id}/roadmap-page`, { slug: "vegetable-plans" });
  await page.goto(`${address}?sort=recent`);
  await expect(page).toHaveURL(`${address.replace(path, "/roadmap/vegetable-plans")}?sort=recent`);
  await page.goto(`${path}?stage=all-ideas`);
  await expect(page).toHaveURL("/roadmap/vegetable-plans?stage=all-ideas");
  expect((await page.goto(`${path}/ideas/1x`))?.status()).toBe(404);
  await context.close();
});

test("with script a vote counts at once, similar ideas show while a title is typed, and what was typed stays", async ({
  page,
  phone,
}) => {
  const { path } = await aRoadmap("Harbor plans", ["Longer pier", "More benches"]);

  await page.goto(path);
  const saved = page.waitForResponse(/vote-idea/);
  await vote(page, "Longer pier").click();
  await expect(vote(page, "Longer pier")).toHaveAttribute("aria-pressed", "true");
  await expect(vote(page, "Longer pier")).toHaveText("1");
  await saved;
  await page.reload();
  await expect(vote(page, "Longer pier")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Suggest an idea" }).click();
  await page.getByLabel("Title").fill("A pier for boats");
  await expect(page.getByRole("link", { name: "Longer pier" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Suggest an idea" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("A pier for boats");

  await page.goto(`${path}?stage=all-ideas`);
  expect(await problemsInBothColours(page), "list").toEqual([]);
  await page.goto(`${path}/changelog`);
  expect(await problemsInBothColours(page), "changelog").toEqual([]);
  await page.goto(path);
  expect(await problemsInBothColours(page), "roadmap").toEqual([]);
  for (const address of [path, `${path}?stage=all-ideas&suggest=1`, `${path}/changelog`]) {
    await phone.goto(address);
    await expectFitsTouch(phone);
  }
});

test("a guest follows an idea by an address that is confirmed with a button; a link that was cut says so", async ({
  page,
  phone,
}) => {
  const { id, path } = await aRoadmap("Bakery plans", ["Rye bread"]);
  const email = `gina-${id}@example.com`;
  await page.goto(`${path}?search=rye`);
  await page.getByRole("link", { name: "Rye bread" }).click();
  await expect(heading(page, "Rye bread")).toBeVisible();
  expect(await problemsInBothColours(page), "idea").toEqual([]);
  await phone.goto(page.url());
  await expectFitsTouch(phone);
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await sendForm(page, "Follow", /done=follow-mail$/);
  const confirmation = await mailTo({ email });

  await page.goto(/\S+\/follow\?token=\S+/.exec(confirmation)?.[0] ?? "");
  expect(await problemsInBothColours(page), "confirmation").toEqual([]);
  await page.getByRole("button", { name: "Confirm and follow" }).click();
  await expect(page.getByText("You’re following this idea.")).toBeVisible();

  await page.goto("/follow?token=cut");
  await expect(heading(page, "This link is incomplete")).toBeVisible();
});

test("a private roadmap exists only for its members, and an account comments under its own name", async ({
  page,
  other,
}) => {
  const nina = await aPerson("Nina");
  const { id, path } = await aRoadmap("Cellar plans", ["New barrels"]);
  await signIn(page, nina, path);
  await page.getByRole("link", { name: "New barrels" }).click();
  await page.getByLabel("Your comment").fill("Oak would be best.");
  await sendForm(page, "Send comment", /done=comment#/);
  await expect(page.getByRole("article").filter({ hasText: "Oak would be best." }).last()).toContainText(nina.name);
  await page.getByRole("button", { name: "Stop following" }).click();
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();

  await send("PUT", `/boards-app/v1/boards/${id}/roadmap-page`, { is_private: true });
  expect((await page.goto(path))?.status()).toBe(404);
  expect((await other.goto(path))?.status()).toBe(404);
  await expect(heading(other, "There’s no roadmap here")).toBeVisible();
  expect(await problemsInBothColours(other), "missing").toEqual([]);
  await signIn(other, administrator, path);
  await expect(heading(other, "Cellar plans")).toBeVisible();
});

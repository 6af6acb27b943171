import { expect, type Page } from "@playwright/test";
import { aBoard } from "@/e2e/support/boards";
import { type Account, aPerson, send, signIn } from "@/e2e/support/people";
import { sendForm } from "@/e2e/support/roadmaps";
import { strictTest as test } from "@/e2e/support/test";

const idea = (page: Page, title: string) => page.getByRole("article").getByRole("link", { name: title, exact: true });

async function suggest(page: Page, account: Account, path: string, title: string) {
  await signIn(page, account, path);
  await page.getByRole("link", { name: "Suggest an idea" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("It would help us all a lot.");
  await sendForm(page, "Send idea", /done=/);
}

test("an idea waits until a moderator approves it, appears once its stage is public, is answered and merged", async ({
  page,
  other,
}) => {
  const [editor, stranger] = [await aPerson("Mona"), await aPerson("Sami")];
  const board = await aBoard({ title: `Harbor plans ${process.pid}`, type: "roadmap", managers: [editor] });
  const own = `/boards-app/v1/boards/${board.id}`;
  await send("PUT", `${own}/roadmap-page`, { moderates_ideas: true });
  await send("POST", `/boards/v2/projects/${board.id}/tasks`, { task: { title: "More boats", board_id: board.id } });
  const path = `/roadmap/harbor-plans-${process.pid}`;

  await signIn(page, editor, `/boards/${board.id}`);
  await suggest(other, stranger, path, "More ferries");
  await expect(other.getByText("More ferries")).toHaveCount(0);
  await page.getByRole("link", { name: "Moderation: 1 waits" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "More ferries" })).toBeVisible();
  await page.getByRole("button", { name: /^Approve/ }).click();
  await expect(page.getByText("Nothing waits")).toBeVisible();

  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(idea(page, "More ferries")).toBeVisible();
  await other.goto(path);
  await expect(other.getByText("More ferries")).toHaveCount(0);
  await page.getByRole("button", { name: "Show “Pending” on the roadmap" }).click();
  await expect.poll(() => other.reload().then(() => other.getByText("More ferries").count())).toBeGreaterThan(0);

  await idea(page, "More ferries").click();
  await page.getByRole("button", { name: "Answer this idea…" }).click();
  const editorOfAnswer = page.getByRole("textbox", { name: "Official answer" });
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await editorOfAnswer.fill("From May on");
  await page.getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByRole("button", { name: "Edit answer" })).toBeVisible();
  await other.getByRole("link", { name: "More ferries" }).first().click();
  await expect(other.getByText("From May on")).toBeVisible();

  await page.getByRole("button", { name: "Task actions" }).click();
  await page.getByRole("menuitem", { name: "Merge into another idea…" }).click();
  await page.getByRole("option", { name: /More boats/ }).click();
  await page.getByRole("button", { name: "Merge ideas" }).click();
  await expect(page.getByText("Merged into “More boats”")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { level: 1, name: "More boats" })).toBeVisible();
});

import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard, aTask, idOf } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
import { comment } from "@/e2e/support/comments";
import { openBoard } from "@/e2e/support/dragging";
import { type Account, administrator, aPerson, signIn } from "@/e2e/support/people";

const rowOf = (page: Page, { email }: Account) =>
  page.getByRole("list", { name: "People" }).getByRole("listitem").filter({ hasText: email });
const boardRow = (page: Page, title: string) =>
  page.getByRole("list", { name: "Boards" }).getByRole("listitem").filter({ hasText: title });

strictTest(
  "an administrator finds a person and changes their boards and rights; the person's browser follows",
  async ({ page, other: noasPage }) => {
    const noa = await aPerson("Noa");
    const [garden, cellar] = [
      await aBoard({ title: `Garden of ${noa.login}`, viewers: [noa] }),
      await aBoard({ title: `Cellar of ${noa.login}` }),
    ];
    await openBoard(noasPage, noa, garden);
    await expect(noasPage.getByRole("button", { name: "Add task" })).toHaveCount(0);

    await signIn(page, administrator);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" }).click();
    await page.getByRole("searchbox", { name: "Search people" }).pressSequentially(noa.email);
    await expect(page.getByRole("list", { name: "People" }).getByRole("checkbox")).toHaveCount(1);
    await expect(rowOf(page, noa)).toContainText(`${garden.title} (viewer)`);
    await page.getByRole("link", { name: noa.name }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: noa.name })).toBeVisible();

    await page.getByLabel(`Role on “${garden.title}”`).selectOption("Member");
    await expect(noasPage.getByRole("button", { name: "Add task" }).first()).toBeVisible();
    await page.getByLabel("Role on the new board").selectOption("Manager");
    await page.getByRole("button", { name: "Add to board" }).click();
    await page.getByRole("combobox", { name: "Boards" }).fill(cellar.title);
    await page.getByRole("option", { name: cellar.title }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel(`Role on “${cellar.title}”`)).toHaveValue("Admin");

    await page.getByRole("button", { name: `Remove from “${garden.title}”` }).click();
    await page
      .getByRole("dialog", { name: `Remove ${noa.name} from` })
      .getByRole("button", { name: "Remove" })
      .click();
    await expect(boardRow(page, garden.title)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Add to board" })).toBeFocused();
    await expect(noasPage.getByRole("heading", { name: "You no longer have access to this board" })).toBeVisible();
    await expect(page.getByLabel(`Role on “${cellar.title}”`)).toHaveValue("Admin");

    await page.getByRole("button", { name: "Make service admin" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make service admin" }).click();
    await expect(page.getByText("Service admins can open every board")).toBeVisible();
    await page.getByRole("button", { name: "Remove…" }).click();
    await page
      .getByRole("dialog", { name: `Remove ${noa.name} from all boards?` })
      .getByRole("button", { name: "Remove" })
      .click();
    await expect(page.getByText("No boards yet")).toBeVisible();
    await page.reload();
    await expect(page.getByText("No boards yet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Make service admin" })).toBeVisible();
  },
);

test("an administrator adds a person without a mail server, who chooses a password and is deactivated while viewing a board", async ({
  page,
  other: ninasPage,
}) => {
  const name = `Nina ${Date.now()}`;
  const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
  const board = await aBoard({ title: `Garden of ${name}` });
  await signIn(page, administrator);
  await page.goto("/people");
  await page.getByRole("button", { name: "Add person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByRole("button", { name: "Choose boards" }).click();
  await page.getByRole("combobox", { name: "Boards" }).fill(board.title);
  await page.getByRole("option", { name: board.title }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Add person" }).click();
  const link = await dialog.getByLabel("Password link").inputValue();
  await dialog.getByRole("link", { name: "Open their page" }).click();
  await expect(page.getByText("Never signed in")).toBeVisible();

  await ninasPage.goto(link);
  await expect(ninasPage.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  expect(await problemsInBothColours(ninasPage)).toEqual([]);
  await ninasPage.getByLabel("Password", { exact: true }).fill("some words of her own");
  await ninasPage.getByRole("button", { name: "Set password" }).click();
  await expect(ninasPage.getByText("Your password is set.")).toBeVisible();
  await ninasPage.getByLabel("User name or email").fill(email);
  await ninasPage.getByLabel("Password", { exact: true }).fill("some words of her own");
  await ninasPage.getByRole("button", { name: "Sign in" }).click();
  await ninasPage.getByRole("link", { name: board.title }).first().click();
  await expect(ninasPage.getByRole("button", { name: "Add task" }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Last seen today/)).toBeVisible();
  await page.getByRole("button", { name: "Deactivate…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("This account is deactivated.")).toBeVisible();
  await ninasPage.reload();
  await expect(ninasPage).toHaveURL(/\/login/);
});

test("other people see colleagues with shared boards and activities, and nobody else", async ({ page }) => {
  const [mia, ola, stranger] = [await aPerson("Mia"), await aPerson("Ola"), await aPerson("Stranger")];
  const shared = await aBoard({ title: "Shared", members: [mia, ola] });
  const olas = await aBoard({ title: "Only Ola's", members: [ola] });
  const [olasId, strangersId] = [await idOf(ola), await idOf(stranger)];
  const roses = await aTask(shared, "Water the roses", { assignees: [olasId] });
  await comment(ola, shared, roses, "They are dry");
  await aTask(olas, "Nobody's business", { assignees: [olasId] });
  await openBoard(page, mia, shared);

  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" })).toHaveCount(0);
  await page.getByRole("button", { name: "Members", exact: true }).click();
  await page.getByRole("dialog", { name: "Members" }).getByRole("link", { name: ola.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: ola.name })).toBeVisible();
  await expect(page.getByText("o***@example.com")).toBeVisible();
  await expect(page.getByRole("list", { name: "Boards" }).getByRole("listitem")).toHaveText([/Shared/]);
  await expect(page.getByRole("list", { name: "Boards" }).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Tasks" }).locator("> li")).toHaveText([/Water the roses/]);
  await expect(page.getByRole("region", { name: "Activity", exact: true }).getByRole("listitem")).toContainText([
    "Water the roses",
  ]);
  await page.getByRole("list", { name: "Tasks" }).getByRole("link", { name: "Water the roses" }).click();
  await expect(page).toHaveURL(new RegExp(`/boards/${shared.id}/tasks/\\d+$`));

  await page.goto(`/people/${strangersId}`);
  await expect(page.getByRole("heading", { name: "Person not found" })).toBeVisible();
  await page.goto("/people");
  await expect(page.getByText("Only administrators can see everyone")).toBeVisible();
});

test("a person's tasks have tabs with their own addresses, and show changes of others on return", async ({ page }) => {
  const tia = await aPerson("Tia");
  const board = await aBoard({ title: "Theatre", members: [tia] });
  const id = await idOf(tia);
  await aTask(board, "Sew the curtain", { assignees: [id], due_at: "2020-01-02" });
  await aTask(board, "Find a piano", { assignees: [id] });
  await aTask(board, "Sell tickets", { assignees: [id], stage: "Completed" });
  await signIn(page, tia, `/people/${id}`);
  const tab = (name: string) => page.getByRole("navigation", { name: "Filter tasks" }).getByRole("link", { name });
  const tasks = page.getByRole("list", { name: "Tasks" }).locator("> li");

  await expect(tab("Open")).toHaveText("Open2");
  await expect(tasks).toHaveText([/Sew the curtain/, /Find a piano/]);
  await tab("Overdue").press("Enter");
  await expect(page).toHaveURL(`/people/${id}?tasks=overdue`);
  await expect(tasks).toHaveText([/Sew the curtain.*Theatre.*Open/]);
  await tab("Done").click();
  await expect(tasks).toHaveText([/Sell tickets/]);
  await page.goBack();
  await expect(tasks).toHaveText([/Sew the curtain/]);

  await aTask(board, "Oil the hinges", { assignees: [id], due_at: "2020-01-01" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(tasks).toHaveText([/Oil the hinges/, /Sew the curtain/]);
});

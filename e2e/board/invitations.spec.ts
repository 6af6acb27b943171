import { expect, type Page } from "@playwright/test";
import { strictTest } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { openBoard } from "@/e2e/support/dragging";
import { aPerson, mailTo, signIn } from "@/e2e/support/people";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Share" });
const fieldOf = (page: Page) => dialogOf(page).getByRole("combobox", { name: "Add people" });
const invitations = (page: Page) => dialogOf(page).getByRole("list", { name: "Invitations" }).getByRole("listitem");

async function invite(page: Page, email: string) {
  await fieldOf(page).pressSequentially(email);
  await page.getByRole("option", { name: `Invite ${email}` }).click();
  await dialogOf(page).getByRole("button", { name: "Invite", exact: true }).click();
}

strictTest(
  "a manager without a mail server copies the link; the open dialog shows the person who accepts among the members",
  async ({ page, other: noasPage }) => {
    const [mira, noa] = [await aPerson("Mira"), await aPerson("Noa")];
    const board = await aBoard({ title: "Garden", managers: [mira] });
    await openBoard(page, mira, board);
    await page.getByRole("button", { name: "Share" }).click();

    await dialogOf(page).getByLabel("Role for new people").selectOption("Viewer");
    await invite(page, noa.email);
    await expect(invitations(page)).toHaveText([new RegExp(`${noa.email}.*Viewer · Expires`)]);
    await expect(fieldOf(page)).toBeFocused();
    const link = await dialogOf(page)
      .getByRole("textbox", { name: `Link for ${noa.email}` })
      .inputValue();

    expect(await mailTo(noa)).toContain(link);
    await signIn(noasPage, noa, new URL(link).pathname + new URL(link).search);
    await noasPage.getByRole("button", { name: /Join/ }).click();
    await expect(noasPage).toHaveURL(`/boards/${board.id}`);
    await expect(dialogOf(page).getByLabel("Role of Noa Example")).toHaveValue("Viewer");
    await expect(invitations(page)).toHaveCount(0);
  },
);

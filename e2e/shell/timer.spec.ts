import { expect, type Page } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { aPerson, signIn } from "@/e2e/support/people";
import { strictTest } from "@/e2e/support/test";

const timer = (page: Page) => page.getByRole("banner").getByRole("group", { name: "Timer" });

strictTest("a timer is the same on two devices, outlives its tab, and is logged once", async ({ page, other }) => {
  const nina = await aPerson("Nina");
  const board = await aBoard({ title: `Book ${nina.login}`, stages: ["To do"], members: [nina] });
  const task = await aTask(board, "Write the preface");
  await signIn(page, nina);
  await signIn(other, nina);
  await page.goto(`/boards/${board.id}/tasks/${task.id}`);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("start timer");
  await expect(page.getByRole("option", { name: "Start timer", exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(timer(page).getByRole("link", { name: /Write the preface/ })).toBeVisible();
  await expect(timer(other).getByRole("button", { name: "Pause timer" })).toBeVisible();

  await timer(other).getByRole("button", { name: "Pause timer" }).click();
  await expect(timer(page).getByRole("button", { name: "Continue timer" })).toBeVisible();
  await page.close();
  await timer(other).getByRole("button", { name: "Continue timer" }).click();
  await other.reload();
  await timer(other).getByRole("button", { name: "Stop timer" }).click();
  const form = other.getByRole("dialog", { name: "Stop timer" });
  await form.getByRole("textbox", { name: "Time" }).fill("1h 30m");
  await form.getByRole("textbox", { name: "Note" }).fill("First draft");
  await form.getByRole("button", { name: "Log time" }).click();

  await expect(other.getByText("1h 30m logged on “Write the preface”")).toBeVisible();
  await expect(timer(other)).toHaveCount(0);
});

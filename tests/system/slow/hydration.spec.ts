import { expect, test } from "@playwright/test";
import { aBoard } from "@/e2e/support/boards";
import { administrator, signIn } from "@/e2e/support/people";

test("a button that is pressed at the moment of hydration works", async ({ page }) => {
  await signIn(page, administrator);
  await page.addInitScript(pressWhenHydrated, { element: "button", text: "Create board" });

  for (let time = 0; time < 2; time += 1) {
    await page.goto("/boards");
    await expect(page.getByRole("dialog", { name: "Create board" })).toBeVisible();
    await expect(page).toHaveURL("/boards?new");
  }
});

test("a board that is clicked before the rest of the page is hydrated opens", async ({ page }) => {
  const board = await aBoard({ title: `Early garden ${Date.now()}` });
  await signIn(page, administrator);
  await page.addInitScript(pressWhenHydrated, { element: "main a", text: board.title });

  for (let time = 0; time < 2; time += 1) {
    await page.goto("/boards");
    await expect(page).toHaveURL(`/boards/${board.id}`);
    await expect(page.getByRole("list", { name: "Stages" })).toBeVisible();
  }
});

/** Runs in the page: presses the element as soon as React handles it, before Next listens for navigation. */
function pressWhenHydrated({ element, text }: { element: string; text: string }) {
  const { port1, port2 } = new MessageChannel();
  const check = () => {
    const button = [...document.querySelectorAll<HTMLElement>(element)].find(({ textContent }) => textContent === text);
    const isHydrated =
      history.state?.__NA && button && Object.keys(button).some((key) => key.startsWith("__reactProps"));
    if (isHydrated) button.click();
    else port2.postMessage("again");
  };
  port1.onmessage = check;
  check();
}

import { expect, type Page } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { layoutProblems } from "@/e2e/support/layout";
import { aPerson, endSession, openSession } from "@/e2e/support/people";
import { WIDTH } from "@/e2e/support/phone";
import { PAGES } from "@/scripts/contract/pages";

/** Pages whose content is the reference of the API, in English. */
const IN_ENGLISH = ["/api-docs/guide", "/api-docs/[page]"];

const SHOWN = PAGES.filter(({ screenshot, route }) => screenshot && !IN_ENGLISH.includes(route));
const FOR_NOBODY = SHOWN.filter(({ checkedBy }) => checkedBy === "nobody" || checkedBy?.startsWith("e2e/account/"));

async function expectFits(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect.soft(await layoutProblems(page), `${address} at 1280`).toEqual([]);
    await page.setViewportSize({ width: WIDTH, height: 844 });
    expect.soft(await layoutProblems(page), `${address} at ${WIDTH}`).toEqual([]);
  }
}

/** Opens every page, wide and narrow, in the language of the browser. */
export async function expectAllPagesFit(page: Page) {
  const board = await aBoard({
    title: "Harbour",
    stages: ["To do", "Done"],
    labels: [{ title: "Rooms", bg_color: "#4bce97" }],
  });
  await expectFits(
    page,
    FOR_NOBODY.map(({ address }) => address),
  );

  await openSession(page.context().request, await aPerson("Lamis", { roles: "administrator" }));
  const task = await aTask(board, "Order the lamps", { priority: "high", due_at: "2026-01-02 10:00:00" });
  const own = SHOWN.filter((each) => !FOR_NOBODY.includes(each)).map(({ address }) =>
    address
      .replace("/boards/1/tasks/1", `/boards/${board.id}/tasks/${task.id}`)
      .replace("/boards/1", `/boards/${board.id}`),
  );
  await expectFits(page, own);
  await endSession(page);
}

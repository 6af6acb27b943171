import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { showTask } from "@/components/testing/show";

const property = (name: string) => page.getByRole("region", { name: "Properties" }).getByRole("button", { name: new RegExp(`^${name}:`) });

test("a priority, days and a description that were set can be cleared", async () => {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Rent a van", priority: "high", due_at: "2026-12-24T10:00:00+00:00", started_at: "2026-12-20T00:00:00+00:00", description: "<p>Old</p>" }] } });
  await showTask(world, world.task("Rent a van"));

  for (const name of ["Due", "Start"]) {
    const panel = page.getByRole("dialog", { name: new RegExp(`^${name}:`) });
    await property(name).click();
    await panel.getByRole("button", { name: "Clear" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(property(name)).toHaveTextContent("None");
  }
  await property("Priority").click();
  await page.getByRole("option", { name: "None" }).click();
  await expect.element(property("Priority")).toHaveTextContent("None");
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect.element(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await page.getByRole("textbox", { name: "Description" }).click();
  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  await page.getByRole("button", { name: "Done", exact: true }).click();

  await expect.element(page.getByRole("button", { name: "Add a description…" })).toBeVisible();
  await expect.poll(() => world.task("Rent a van")).toMatchObject({ description: null, due_at: null, started_at: null, priority: "" });
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { column, linkOf, openBoard } from "@/components/testing/on-board";
import { server } from "@/components/testing/server";

test("a title in which nothing was typed is not saved over what somebody else made of it", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  await openBoard(world);

  await page.getByRole("button", { name: "House move", exact: true }).click();
  world.changeBoard({ title: "Park" });
  await expect.poll(() => document.title).toContain("Park");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Park");

  await page.getByRole("button", { name: "To do", exact: true }).click();
  await expect.element(page.getByLabelText("Title of the stage")).toHaveFocus();
  world.changeStage("To do", { title: "Later" });
  await expect.element(page.getByRole("button", { name: "Add a task to Later" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(column("Later").getByRole("heading", { level: 2 })).toHaveTextContent("Later");

  linkOf("Water").element().focus();
  await userEvent.keyboard("e");
  await expect.element(page.getByLabelText("Title of Water")).toHaveFocus();
  world.change(world.task("Water").id, { title: "Water roses" });
  await expect.element(page.getByLabelText("Title of Water roses")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(linkOf("Water roses")).toHaveFocus();

  for (const what of [world.path, `${world.path}/update-stage/{stage}`, `${world.path}/tasks/{task}`])
    expect(server.requests(`PUT ${what}`)).toEqual([]);
});

test("a title typed by somebody who may only look by now is not lost", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  server.refuse(`PUT ${world.path}/tasks/{task}`, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
  await openBoard(world);
  linkOf("Water").element().focus();
  await userEvent.keyboard("e");
  const field = page.getByLabelText("Title of Water");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Water the roses");
  world.changeBoard({ isUserOnlyViewer: true });
  await expect.element(page.getByRole("button", { name: "Add a task", exact: true })).not.toBeInTheDocument();

  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByText(/“Water the roses” is not saved/).first()).toBeVisible();
  await expect.element(field).toHaveValue("Water the roses");
  await page.getByRole("heading", { level: 1 }).click();
  await expect.element(field).toHaveValue("Water the roses");
  field.element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  expect(world.task("Water").title).toBe("Water");
});

test("a title that finds the server without its database is saved once that is back", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  await openBoard(world);
  const comeBack = server.refuse(
    `PUT ${world.path}/tasks/{task}`,
    503,
    "The database does not answer. Please try again.",
    "rest_unavailable",
  );
  linkOf("Water").element().focus();
  await userEvent.keyboard("e");
  await page.getByLabelText("Title of Water").fill("Water the roses");

  await userEvent.keyboard("{Enter}");
  await expect.poll(() => server.requests(`PUT ${world.path}/tasks/{task}`).length).toBeGreaterThan(0);
  comeBack();

  await expect.poll(() => world.task("Water the roses").title).toBe("Water the roses");
  await expect.element(linkOf("Water the roses")).toBeVisible();
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { column, linkOf, openBoard } from "@/components/testing/on-board";
import {
  button,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";

test("a title in which nothing was typed is not saved over what somebody else made of it", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  await openBoard(world);

  await button(/^House move$/).click();
  world.changeBoard({ title: "Park" });
  await expect.poll(() => document.title).toContain("Park");
  await press("{Enter}");
  await expectText(page.getByRole("heading", { level: 1 }), "Park");

  await button(/^To do$/).click();
  await expectFocus(page.getByLabelText("Title of the stage"));
  world.changeStage("To do", { title: "Later" });
  await expectVisible(button("Add a task to Later"));
  await press("{Enter}");
  await expectText(column("Later").getByRole("heading", { level: 2 }), "Later");

  linkOf("Water").element().focus();
  await press("e");
  await expectFocus(page.getByLabelText("Title of Water"));
  world.change(world.task("Water").id, { title: "Water roses" });
  await expectFocus(page.getByLabelText("Title of Water roses"));
  await press("{Enter}");
  await expectFocus(linkOf("Water roses"));

  for (const what of [world.path, `${world.path}/update-stage/{stage}`, `${world.path}/tasks/{task}`])
    expect(server.requests(`PUT ${what}`)).toEqual([]);
});

test("a title typed by somebody who may only look by now is not lost", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  server.refuse(`PUT ${world.path}/tasks/{task}`, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
  await openBoard(world);
  linkOf("Water").element().focus();
  await press("e");
  const field = page.getByLabelText("Title of Water");
  await expectFocus(field);
  await press("Water the roses");
  world.changeBoard({ isUserOnlyViewer: true });
  await expectGone(button(/^Add a task$/));

  await press("{Enter}");

  await expectVisible(page.getByText(/“Water the roses” is not saved/).first());
  await expectValue(field, "Water the roses");
  await page.getByRole("heading", { level: 1 }).click();
  await expectValue(field, "Water the roses");
  field.element().focus();
  await press("{Escape}");
  await expectGone(field);
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
  await press("e");
  await page.getByLabelText("Title of Water").fill("Water the roses");

  await press("{Enter}");
  await expect.poll(() => server.requests(`PUT ${world.path}/tasks/{task}`).length).toBeGreaterThan(0);
  comeBack();

  await expect.poll(() => world.task("Water the roses").title).toBe("Water the roses");
  await expectVisible(linkOf("Water the roses"));
});

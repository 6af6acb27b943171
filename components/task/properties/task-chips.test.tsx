import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aTaskWithComments } from "@/components/testing/comments";
import { button, dialogOf, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";

const chips = () => page.getByRole("group", { name: "Most important" });

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

test("on phones stage, people and due date are under the title, and are changed there", async () => {
  const { world, task } = aTaskWithComments();
  await showTask(world, task);
  await expectVisible(button("Stage: To do", chips()));
  await expectAccessible();

  const path = `PUT ${world.path}/tasks/{task}`;
  server.refuse(path, 400, "Not today.");
  await button(/^Assignees:/, chips()).click();
  await page.getByRole("option", { name: /Max Example/ }).click();
  await expect
    .poll(() => server.bodies(path))
    .toMatchObject([{ property: "assignees", value: { add: [world.max.ID] } }]);
  await press("{Escape}");
  await button(/^Due date:/, chips()).click();
  await expectVisible(dialogOf(/^Due date:/));
  await press("{Escape}");

  await expectGone(dialogOf(/^Due date:/));
  await expectFocus(button(/^Due date:/, chips()));
});

test("viewers read them, and on wide screens they are only among the properties", async () => {
  const { world, task } = aTaskWithComments({ role: "Viewer" });
  await showTask(world, task);
  await expectVisible(chips().getByRole("img", { name: "Stage: To do" }));
  await expectGone(chips().getByRole("button"));

  await page.viewport(1280, 800);
  await expect.element(chips()).not.toBeInTheDocument();
});

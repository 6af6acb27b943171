import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import {
  button,
  checkbox,
  dialogOf,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { showBoard, showTask } from "@/components/testing/show";
import { cardOf } from "@/components/testing/task";

const LIST =
  '<h2>What</h2><p>See <a href="https://example.com">this</a> and <code>that</code></p><ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>ask</p></div></li></ul><blockquote><p>said</p></blockquote><pre><code>x</code></pre>';

test("the tab title of a task's page follows its title, also when others change it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  const task = world.task("Rent a van");
  await showTask(world, task);
  await expect.poll(() => document.title).toBe("Rent a van · House move · Boards");

  await button(/^Rent a van$/).click();
  await textbox("Title").fill("Rent a bus");
  await press("{Enter}");
  await expect.poll(() => document.title).toBe("Rent a bus · House move · Boards");

  await expect.poll(() => world.stored(task.id).title).toBe("Rent a bus");
  world.change(task.id, { title: "Borrow a bus" });
  await expect.poll(() => document.title).toBe("Borrow a bus · House move · Boards");
});

test("the tab has the title of the task whose dialog is open, and of the board once it is closed", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van", "Pack"] } });
  await showBoard(world);
  await cardOf("Rent a van").click();
  await expect.poll(() => document.title).toBe("Rent a van · House move · Boards");
  await press("j");
  await expect.poll(() => document.title).toBe("Pack · House move · Boards");

  await button("Close").click();
  await expect.poll(() => document.title).toBe("House move · Boards");
});

test("a viewer reads all of a task and can change nothing", async () => {
  const world = aBoardOnServer({
    role: "Viewer",
    tasks: { "To do": [{ title: "Rent a van", description: `<p>Big</p>${LIST}`, priority: "high" }] },
  });
  await showTask(world, world.task("Rent a van"));

  await expectVisible(page.getByText("Big"));
  await expectVisible(page.getByText("High"));
  await expect.element(checkbox("ask")).toBeDisabled();
  await expectGone(page.getByRole("region", { name: "Properties" }).getByRole("button"));
  await expectGone(button("Edit description"));
  await expectGone(checkbox("Done"));
  await button("More about this task").click();
  await expectText(page.getByRole("menuitem"), /^Copy link$/);
});

test.each(["Stage", "Assignees", "Due", "Labels"])("the picker of the property %s is accessible", async (name) => {
  const world = aBoardOnServer({
    tasks: {
      "To do": [{ title: "Rent a van", description: LIST, priority: "urgent", due_at: "2026-01-02 10:00:00" }],
    },
  });
  await showBoard(world);
  await cardOf("Rent a van").click();
  await expectVisible(checkbox("ask", dialogOf("Rent a van")));

  await button(new RegExp(`^${name}:`), page.getByRole("region", { name: "Properties" })).click();
  await expectVisible(dialogOf(new RegExp(`^${name}:`)));

  await expectAccessible();
});

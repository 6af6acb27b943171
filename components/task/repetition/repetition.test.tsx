import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { messages } from "@/components/testing/on-board";
import { allModules } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectCount,
  expectGone,
  expectText,
  expectVisible,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { aTaskOnServer } from "@/components/testing/task";

const row = (words: string) => page.getByRole("button", { name: `Repeat: ${words}`, exact: true });
const dates = () => page.getByRole("region", { name: "Next dates" }).getByRole("listitem");
const OFF = { enabled: false, all_boards: true, selected_boards: [] };

function aWorld(viewer = {}, role: "Member" | "Viewer" = "Member") {
  const { world, task } = aTaskOnServer({}, { tasks: { "To do": ["Rent a van"] }, viewer, role });
  const path = `${world.path}/tasks/{task}`;
  server.answer(`POST ${path}/create-repeat-task`, ({ params, body }) => {
    const rule = {
      ...{ selected_month: null, repeat_in_month_type: null, selected_repeat_week_days: [], selected_month_days: [] },
      ...{ selected_stage: null, ...body, next_repeat_date: `${body.next_repeat_date} 00:00:00` },
    };
    return { task: world.put(Number(params.task), { repeat_task_meta: { ...rule, value: rule } }), message: "" };
  });
  server.answer(`DELETE ${path}/remove-repeat-task`, ({ params }) => {
    world.put(Number(params.task), { repeat_task_meta: null });
    return { message: "Task repeat stopped successfully" };
  });
  return { world, task, saved: `POST ${path}/create-repeat-task` };
}

test("a task comes again every two weeks, with a preview, and no longer", async () => {
  const { world, task, saved } = aWorld();
  await showTask(world, task);

  await row("Never").click();
  await expectCount(dates(), 5);
  await page.getByRole("spinbutton", { name: "Every" }).fill("2");
  await textbox("From").fill("2031-03-10");
  await page.getByRole("switch", { name: "Create a new task" }).click();
  await expectText(dates().first(), "Mon, Mar 10, 2031");
  await expectAccessible();
  await button("Save").click();

  await expectGone(dialogOf("Repeat"));
  await expect
    .poll(() => server.bodies(saved))
    .toMatchObject([{ repeat_type: "weekly", repeat_in: 2, next_repeat_date: "2031-03-10", create_new: 1 }]);
  await page.getByRole("button", { name: /^Repeat: Every 2 weeks/ }).click();
  await button("Stop repeating").click();
  await expectVisible(row("Never"));
  await button("Undo", messages()).click();

  await expectVisible(page.getByRole("button", { name: /^Repeat: Every 2 weeks/ }));
});

test("nothing is saved while the first day can't be read", async () => {
  const { world, task, saved } = aWorld();
  await showTask(world, task);

  await row("Never").click();
  await textbox("From").fill("soon");
  await userEvent.keyboard("{Enter}");
  await expectText(dialogOf("Repeat"), "Enter a date.");
  await textbox("From").fill("2031-03-10");
  await userEvent.keyboard("{Enter}");

  await expectGone(dialogOf("Repeat"));
  await expect.poll(() => server.bodies(saved)).toMatchObject([{ next_repeat_date: "2031-03-10" }]);
});

test("where recurring tasks are off, nothing says whether a task repeats", async () => {
  const { world, task } = aWorld({ modules: { ...allModules(), recurring_task: OFF } });
  await showTask(world, task);

  await expectVisible(page.getByRole("region", { name: "Properties" }));
  await expectGone(row("Never"));
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { messages } from "@/components/testing/on-board";
import {
  button,
  dialogOf,
  expectCount,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import { cardOf, openTaskDialog } from "@/components/testing/task";
import { live } from "@/components/testing/live";

const section = () => page.getByRole("region", { name: "Dependencies" });
const listed = (name: "Blocked by" | "Blocks") => section().getByRole("list", { name, exact: true });
const marks = () => page.getByRole("img", { name: "Blocked by another task", includeHidden: true });
const aWorld = () => aBoardOnServer({ tasks: { "To do": ["Pour slab", "Dig hole"], Done: ["Get permit"] } });

test("a task that blocks another one is chosen by search, marks the card, and is removed and put back", async () => {
  const world = aWorld();
  server.answer("GET /boards-app/v1/search", () => {
    const { id, title, status } = world.task("Dig hole");
    return { tasks: { data: [{ id, title, status, stage: { id: 1 }, parent: null, is_archived: false }] } };
  });
  await openTaskDialog(world, "Pour slab");

  await button("Add task that blocks this one").click();
  await press("dig{Enter}");
  await expectVisible(listed("Blocked by").getByRole("link", { name: "Dig hole" }));
  await expectVisible(page.getByText("Blocked by", { exact: true }).first());
  await expect.poll(() => world.dependencies.listed()).toHaveLength(1);
  await expectCount(marks(), 1);
  await expectAccessible();
  await button("Remove “Dig hole”").click();
  await expectGone(listed("Blocked by"));
  await expectCount(marks(), 0);
  await button("Undo", messages()).click();

  await expectVisible(listed("Blocked by"));
  await expectCount(marks(), 1);
});

test("a related task is opened in place of this one", async () => {
  const world = aWorld();
  world.dependencies.add(world.task("Dig hole").id, world.task("Pour slab").id);
  await openTaskDialog(world, "Pour slab");

  await listed("Blocked by").getByRole("link", { name: "Dig hole" }).click();

  await expectVisible(dialogOf("Dig hole"));
  await expectVisible(listed("Blocks").getByRole("link", { name: "Pour slab" }));
});

test("what waits is marked until the last task before it is done", async () => {
  const world = aWorld();
  const [slab, hole, permit] = ["Pour slab", "Dig hole", "Get permit"].map((title) => world.task(title).id);
  world.put(permit ?? 0, { status: "closed" });
  for (const before of [hole, permit]) world.dependencies.add(before ?? 0, slab ?? 0);
  await showBoard(world);
  await expectCount(marks(), 1);

  await page.getByRole("checkbox", { name: "Done: Dig hole" }).click();
  await expectCount(marks(), 0);
  world.change(hole ?? 0, { status: "open" });

  await expectCount(marks(), 1);
});

test("a dependency that somebody else has added appears, also before a task that is not loaded", async () => {
  const world = aWorld();
  await showBoard(world);
  await expectCount(marks(), 0);

  server.answer(`GET ${world.path}/dependencies`, () => ({
    dependencies: [{ predecessor_id: 999_999, successor_id: world.task("Dig hole").id, is_blocking: true }],
  }));
  live.changed({ board: world.board.id, what: ["dependencies"] });

  await expectCount(marks(), 1);
});

test("a refused circle is explained in words, and the list is as before", async () => {
  const world = aWorld();
  server.answer(`POST ${world.path}/tasks/{task}/dependencies`, () => {
    const message = "This would make the tasks wait for each other in a circle.";
    return Response.json({ code: "rest_invalid_param", message, data: { status: 400 } }, { status: 400 });
  });
  await openTaskDialog(world, "Dig hole");

  await button("Add task that this one blocks").click();
  await page.getByRole("option", { name: "Pour slab" }).click();

  await expectText(messages(), "in a circle");
  await expectGone(listed("Blocks"));
});

test("a viewer sees what blocks, and changes nothing", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pour slab", "Dig hole"] }, role: "Viewer" });
  world.dependencies.add(world.task("Dig hole").id, world.task("Pour slab").id);
  await showTask(world, world.task("Pour slab"));

  await expectVisible(listed("Blocked by").getByRole("link", { name: "Dig hole" }));
  await expectGone(button("Remove “Dig hole”"));
  await expectGone(button(/^Add task/));
});

test("the free tier has no dependencies", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pour slab"] }, viewer: { isPro: false } });
  await showBoard(world);

  await cardOf("Pour slab").click();

  await expectVisible(dialogOf("Pour slab"));
  await expectGone(section());
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { archiveOf } from "@/components/testing/archive";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { linkOf } from "@/components/testing/on-board";
import { aTask } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectVisible,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const section = () => page.getByRole("region", { name: "Archived tasks" });
const titles = () => textsOf(section().getByRole("link"));
const urgent = { priority: "urgent" };

test.each(["kanban", "list", "table"])(
  "of archived tasks, those that match the other filters are listed in place of the %s",
  async (view) => {
    const world = aBoardOnServer({ tasks: { "To do": [{ title: "Dig", ...urgent }] } });
    const { put } = archiveOf(world, ["Sell the sofa"]);
    put("Pack books", undefined, urgent);
    await showBoard(world, `?status=archived&priority=urgent&view=${view}`);

    await expect.poll(titles).toEqual(["Pack books"]);
    await expectGone(linkOf("Dig"));
    expect(page.getByText("No tasks match").query()).toBeNull();
    await expectAccessible();
  },
);

test("a restored task is on the board again, and the focus stays in the list", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig"] } });
  archiveOf(world, ["Sell the sofa"]);
  await showBoard(world, "?status=archived");

  await button("Restore Sell the sofa", section()).click();

  await expectVisible(section().getByText("No matching tasks"));
  await expectFocus(section().getByRole("heading", { name: "Archived tasks" }));
  await button("Clear").click();
  await expectVisible(linkOf("Sell the sofa"));
  await expectGone(section());
});

test("archived tasks are listed below the others where both are asked for; viewers only see them", async () => {
  const world = aBoardOnServer({
    role: "Viewer",
    tasks: { "To do": ["Dig", { title: "Water", status: "closed" }] },
  });
  archiveOf(world, ["Sell the sofa"]);
  await showBoard(world, "?status=open,archived");

  await expectVisible(linkOf("Dig"));
  await expectGone(linkOf("Water"));
  await expect.poll(titles).toEqual(["Sell the sofa"]);
  await expectCount(section().getByRole("button"), 0);
  await section().getByRole("link", { name: "Sell the sofa" }).click();
  await expectVisible(dialogOf("Sell the sofa"));
});

test("pages of archived tasks are read until some match", async () => {
  const world = aBoardOnServer();
  server.answer(`GET ${world.path}/archived-tasks`, ({ query }) => {
    const at = Number(query.get("page"));
    const task = aTask(`Page ${at}`, { board_id: world.board.id, ...(at === 3 && urgent) });
    return { tasks: { data: [task], total: 4, current_page: at, last_page: 4 } };
  });
  await showBoard(world, "?status=archived&priority=urgent");

  await expect.poll(titles).toEqual(["Page 3"]);
  await expect
    .poll(() => server.requests(`GET ${world.path}/archived-tasks`).map(({ query }) => query.get("page")))
    .toContain("4");
  await expectGone(button("Show more"));
});

test("after five pages without a match, the person decides whether older ones are read", async () => {
  const world = aBoardOnServer();
  const request = `GET ${world.path}/archived-tasks`;
  server.answer(request, ({ query }) => {
    const at = Number(query.get("page"));
    const task = aTask(`Page ${at}`, { board_id: world.board.id, ...(at === 7 && urgent) });
    return { tasks: { data: [task], total: 30, current_page: at, last_page: 30 } };
  });
  const lastPage = () => Math.max(...server.requests(request).map(({ query }) => Number(query.get("page"))));
  await showBoard(world, "?status=archived&priority=urgent");

  await expectVisible(section().getByText("No matches in the last 5 archived tasks"));
  expect(lastPage()).toBe(5);
  await button("Show more").click();

  await expect.poll(titles).toEqual(["Page 7"]);
  await expect.element(button("Show more")).toBeEnabled();
  expect(lastPage()).toBe(10);
});

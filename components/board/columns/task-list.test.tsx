import { expect, test } from "vitest";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { column, linkOf, openBoard } from "@/components/testing/on-board";
import { expectVisible } from "@/components/testing/screen";
import { aPage } from "@/components/testing/records";
import { server } from "@/components/testing/server";

const seeds = (count: number) => Array.from({ length: count }, (_, index) => `Seed ${index + 1}`);

/** Of the first stage only this many tasks come with the board; the others are on the next page. */
function withPages(world: BoardOnServer, count: number) {
  const [stage] = world.board.stages;
  if (!stage) throw new Error("The board has no stage.");
  const whole = world.firstPages();
  const inStage = whole.tasks.filter(({ stage_id }) => stage_id === stage.id);
  const [first, rest] = [inStage.slice(0, count), inStage.slice(count)];
  const cursor = Number(first.at(-1)?.position);
  const page = aPage(stage.id, first.length + rest.length);
  world.firstPages = () => ({
    ...whole,
    tasks: [...first, ...whole.tasks.filter(({ stage_id }) => stage_id !== stage.id)],
    pagination_by_stage: {
      ...whole.pagination_by_stage,
      [stage.id]: { ...page, has_more: true, has_more_after: true, end_cursor: cursor },
    },
  });
  server.answer(`GET ${world.path}/tasks/stage-page`, () => ({ tasks: rest, pagination: { ...page, cursor } }));
}

const cards = () => {
  const found = column("To do").element().querySelector("[data-cards]");
  if (!found) throw new Error("The stage shows no cards.");
  return found;
};

test("a stage goes on although its next page could not be read at first", async () => {
  const world = aBoardOnServer({ tasks: { "To do": seeds(45) } });
  withPages(world, 20);
  const accept = server.refuse(`GET ${world.path}/tasks/stage-page`);
  await openBoard(world);
  cards().scrollTo({ top: 100_000 });
  await expect.poll(() => server.requests(`GET ${world.path}/tasks/stage-page`).length).toBeGreaterThan(1);

  accept();

  await expect.element(linkOf("Seed 45")).toBeInViewport();
});

test("cards that others add above do not move those that are being read", async () => {
  const world = aBoardOnServer({ tasks: { "To do": seeds(40), Done: ["Finished"] } });
  const addOnTop = (title: string) =>
    world.change(world.add("To do", { title, position: `-${world.firstPages().tasks.length}.00` }).id, {});
  await openBoard(world);
  linkOf("Seed 12").element().scrollIntoView({ block: "start" });
  await expect.element(linkOf("Seed 15")).toBeInViewport();
  const before = linkOf("Seed 15").element().getBoundingClientRect().y;

  addOnTop("Put first");
  await expectVisible(column("To do").getByText("41 tasks"));
  world.change(world.task("Seed 2").id, { stage_id: world.board.stages[2]?.id ?? null });
  addOnTop("Put first as well");
  addOnTop("And this");
  await expectVisible(column("To do").getByText("42 tasks"));

  await expect.poll(() => Math.abs(linkOf("Seed 15").element().getBoundingClientRect().y - before)).toBeLessThan(3);
  cards().scrollTo({ top: 0 });
  await expect.element(linkOf("And this")).toBeInViewport();
  addOnTop("Seen at once");
  await expect.element(linkOf("Seen at once")).toBeInViewport();
});

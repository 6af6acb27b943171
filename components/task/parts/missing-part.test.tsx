import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { button, dialogOf, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { answerSubtasks } from "@/components/testing/subtasks";
import { cardOf, pressNow } from "@/components/testing/task";

const dig = dialogOf("Dig");
const missing = "Description couldn’t be loaded";

afterEach(() => void vi.useRealTimers());

/** Cards come without descriptions. */
async function showCards() {
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        { title: "Pack", description: "<p>Boxes</p>" },
        { title: "Dig", description: "<p>Deep enough</p>" },
      ],
    },
  });
  const { tasks, ...first } = world.firstPages();
  const cards = tasks.map(({ description: _, ...card }) => card);
  await showBoard({ ...world, firstPages: () => ({ ...first, tasks: cards as typeof tasks }) });
  return world;
}

test("a task opened without a connection names its missing parts, and shows them when the connection is back", async () => {
  await showCards();
  await cardOf("Pack").click();
  await expectVisible(dialogOf("Pack").getByText("Boxes"));
  server.disconnect();

  await press("j");
  await expectVisible(dig.getByText(missing));
  await expectGone(button(/description/, dig));
  await button("Try again", dig).first().click();
  await expectVisible(dig.getByText(missing));

  server.reconnect();
  await expect.element(dig.getByText("Deep enough"), { timeout: 10_000 }).toBeVisible();
  await expectGone(dig.getByText(missing));
  await expectVisible(button("Edit description", dig));
});

test("a description that the server fails to return can be requested again", async () => {
  const world = await showCards();
  const accept = server.refuse(`GET ${world.path}/tasks/{task}`);
  await cardOf("Dig").click();
  await expectVisible(dig.getByText(missing));
  accept();

  await button("Try again", dig).click();

  await expectVisible(dig.getByText("Deep enough"));
});

test("a description that never arrives can be requested again after a while", async () => {
  const world = await showCards();
  const answer = server.answer(`GET ${world.path}/tasks/{task}`, () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pressNow(cardOf("Dig"));
  await vi.waitFor(() => expect(server.requests(`GET ${world.path}/tasks/{task}`)).toHaveLength(1));
  expect(page.getByText(missing).elements()).toEqual([]);

  await vi.advanceTimersByTimeAsync(5_000);
  await expectVisible(dig.getByText(missing));
  vi.useRealTimers();
  answer();
  await button("Try again", dig).click();

  await expectVisible(dig.getByText("Deep enough"));
});

test("every part of a task that could not be loaded appears when the network is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const world = await showCards();
  answerSubtasks(world, world.task("Dig").id, { Tools: [] });
  const accepting = ["", "/subtasks", "/comments-and-activities"].map((list) =>
    server.refuse(`GET ${world.path}/tasks/{task}${list}`),
  );
  pressNow(cardOf("Dig"));
  const alerts = () => dig.getByRole("alert").filter({ hasText: "couldn’t be loaded" }).elements();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(alerts()).toHaveLength(3);
  });

  dispatchEvent(new Event("offline"));
  for (const accept of accepting) accept();
  dispatchEvent(new Event("online"));

  await expectVisible(dig.getByText("Deep enough"));
  await expectVisible(dig.getByRole("heading", { name: "Tools" }));
  await expectVisible(dig.getByText("No comments yet"));
  expect(alerts()).toEqual([]);
});

test("comments that the server failed to return appear once it responds again", async () => {
  const world = await showCards();
  const accept = server.refuse(`GET ${world.path}/tasks/{task}/comments-and-activities`);
  await cardOf("Dig").click();
  await expectVisible(dig.getByText("Comments and activity couldn’t be loaded"));

  accept();

  await expect.element(dig.getByText("No comments yet"), { timeout: 10_000 }).toBeVisible();
});

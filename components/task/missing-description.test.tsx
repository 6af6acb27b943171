import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { cardOf, dialogOf, press, pressNow } from "@/components/testing/task";

const missing = "The description can't be loaded now";

afterEach(() => void vi.useRealTimers());

/** Cards know no descriptions. */
async function showCards() {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Pack", description: "<p>Boxes</p>" }, { title: "Dig", description: "<p>Deep enough</p>" }] } });
  const { tasks, ...first } = world.firstPages();
  const cards = tasks.map(({ description: _, ...card }) => card);
  await showBoard({ ...world, firstPages: () => ({ ...first, tasks: cards as typeof tasks }) });
  return world;
}

test("a task that is opened without a connection says what is missing, and shows it when the connection is back", async () => {
  await showCards();
  await cardOf("Pack").click();
  await expect.element(dialogOf("Pack").getByText("Boxes")).toBeVisible();
  server.disconnect();

  await press("j");
  const dialog = dialogOf("Dig");
  await expect.element(dialog.getByText(missing)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /description/ })).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Try again" }).first().click();
  await expect.element(dialog.getByText(missing)).toBeVisible();

  server.reconnect();
  await expect.element(dialog.getByText("Deep enough"), { timeout: 10_000 }).toBeVisible();
  await expect.element(dialog.getByText(missing)).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Edit description" })).toBeVisible();
});

test("a description that the server refuses can be asked for again", async () => {
  const world = await showCards();
  const accept = server.refuse(`GET ${world.path}/tasks/{task}`);
  await cardOf("Dig").click();
  await expect.element(dialogOf("Dig").getByText(missing)).toBeVisible();
  accept();

  await dialogOf("Dig").getByRole("button", { name: "Try again" }).click();

  await expect.element(dialogOf("Dig").getByText("Deep enough")).toBeVisible();
});

test("a description that never comes can be asked for again after a while", async () => {
  const world = await showCards();
  const answer = server.answer(`GET ${world.path}/tasks/{task}`, () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pressNow(cardOf("Dig"));
  await vi.waitFor(() => expect(server.asked(`GET ${world.path}/tasks/{task}`)).toHaveLength(1));
  expect(page.getByText(missing).elements()).toEqual([]);

  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(dialogOf("Dig").getByText(missing)).toBeVisible();
  vi.useRealTimers();
  answer();
  await dialogOf("Dig").getByRole("button", { name: "Try again" }).click();

  await expect.element(dialogOf("Dig").getByText("Deep enough")).toBeVisible();
});

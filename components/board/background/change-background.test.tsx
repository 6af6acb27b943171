import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { item, menuOf, openBoard } from "@/components/testing/on-board";
import { server } from "@/components/testing/server";

const panel = () => page.getByRole("dialog", { name: "Background" });

async function openPanel() {
  await menuOf("this board").click();
  await item("Change background").click();
  await expect.element(panel()).toBeVisible();
}

test("a background is chosen by keys and sent only when it is saved", async () => {
  const world = aBoardOnServer();
  const sent = `PUT ${world.path}/upload/background`;
  server.answer(sent, ({ body }) => ({ background: { id: body.id, is_image: false, image_url: null, color: null } }));
  await openBoard(world);
  await openPanel();

  panel().getByRole("radio", { name: "Forest green" }).element().focus();
  await userEvent.keyboard(" {ArrowRight}");
  await expect.element(panel().getByRole("radio", { name: "Fading from sea green to black green" })).toBeChecked();
  expect(server.requests(sent)).toEqual([]);
  await panel().getByRole("button", { name: "Save" }).click();

  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(menuOf("this board")).toHaveFocus();
  expect(server.requests(sent).map(({ body }) => body)).toEqual([{ id: "gradient_1" }]);
});

test("a background that is refused stays chosen, and the reason is shown", async () => {
  const world = aBoardOnServer();
  server.refuse(`PUT ${world.path}/upload/background`);
  await openBoard(world);
  await openPanel();
  await panel().getByTitle("Fading from orchid to blue").click();

  await panel().getByRole("button", { name: "Save" }).click();

  await expect
    .element(panel().getByRole("alert"))
    .toHaveTextContent("Something went wrong on the server. Try again in a moment.");
  await expect.element(panel().getByRole("radio", { name: "Fading from orchid to blue" })).toBeChecked();
});

test("the choice of a background breaks no rule of access", async () => {
  await openBoard(aBoardOnServer());
  await openPanel();

  expect(await seriousProblems()).toEqual([]);
});

import { expect, test } from "vitest";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { item, menuOf } from "@/components/testing/on-board";
import {
  button,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const panel = () => dialogOf("Background");

async function openPanel() {
  await menuOf("this board").click();
  await item("Change background").click();
  await expectVisible(panel());
}

test("the backgrounds are accessible, and one is chosen by keys and sent only when it is saved", async () => {
  const world = aBoardOnServer();
  const sent = `PUT ${world.path}/upload/background`;
  server.answer(sent, ({ body }) => ({ background: { id: body.id, is_image: false, image_url: null, color: null } }));
  await showBoard(world);
  await openPanel();
  await expectAccessible();

  panel().getByRole("radio", { name: "Forest green" }).element().focus();
  await press(" {ArrowRight}");
  await expect.element(panel().getByRole("radio", { name: "Sea green to dark green" })).toBeChecked();
  expect(server.requests(sent)).toEqual([]);
  await button("Save", panel()).click();

  await expectGone(panel());
  await expectFocus(menuOf("this board"));
  expect(server.bodies(sent)).toEqual([{ id: "gradient_1" }]);
});

test("a background that is refused stays chosen, and the reason is shown", async () => {
  const world = aBoardOnServer();
  server.refuse(`PUT ${world.path}/upload/background`);
  await showBoard(world);
  await openPanel();
  await panel().getByTitle("Orchid to blue").click();

  await button("Save", panel()).click();

  await expectText(panel().getByRole("alert"), "Something went wrong on the server. Try again in a moment.");
  await expect.element(panel().getByRole("radio", { name: "Orchid to blue" })).toBeChecked();
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { openFromMenu } from "@/components/testing/board-parts";
import { button, dialogOf, expectGone, expectValue, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import type { MailAddressJson } from "@/lib/incoming-mail/address/present";

const addressed = (key: string): NonNullable<MailAddressJson> => ({
  address: `board-${key}@in.boards.test`,
  stage_id: null,
  created_at: "2026-11-20T10:00:00+00:00",
});

async function openDialog(saved: MailAddressJson) {
  const world = aBoardOnServer({ viewer: { receivesMail: true } });
  const own = `/boards-app/v1/boards/${world.board.id}/mail-address`;
  let mail_address = saved;
  const change = (to: MailAddressJson) => ({ mail_address: (mail_address = to) });
  server.answer(`GET ${own}`, () => ({ mail_address }));
  server.answer(`PUT ${own}`, ({ body }) => change({ ...(mail_address ?? addressed("one")), stage_id: body.stage_id }));
  server.answer(`DELETE ${own}`, () => change(null));
  server.answer(`POST ${own}/renew`, () => change({ ...addressed("two"), stage_id: mail_address?.stage_id ?? null }));
  await showBoard(world);
  return { world, own, dialog: await openFromMenu("Email to board") };
}

test("a member creates an address, chooses the stage, and replaces and removes it after a question", async () => {
  const { world, own, dialog } = await openDialog(null);
  const [first] = world.board.stages;

  await button("Create address", dialog).click();
  const field = dialog.getByLabelText("Your address");
  await expectValue(field, addressed("one").address);
  await dialog.getByLabelText("Stage for new tasks").selectOptions(first?.title ?? "");
  await expect.poll(() => server.bodies(`PUT ${own}`)).toEqual([{ stage_id: null }, { stage_id: first?.id }]);
  await expectAccessible();

  await button("New address…", dialog).click();
  await button("Replace address", dialogOf("Replace your address?")).click();
  await expectValue(field, addressed("two").address);
  await expectValue(dialog.getByLabelText("Stage for new tasks"), String(first?.id));

  await button("Remove…", dialog).click();
  await button("Remove address", dialogOf("Remove your address?")).click();
  await expectVisible(button("Create address", dialog));
});

test("a refused stage is taken back and said", async () => {
  const { world, own, dialog } = await openDialog(addressed("one"));
  server.refuse(`PUT ${own}`);

  await dialog.getByLabelText("Stage for new tasks").selectOptions(world.board.stages[0]?.title ?? "");

  await expectVisible(page.getByRole("alert"));
  await expectValue(dialog.getByLabelText("Stage for new tasks"), "");
});

test.each([
  ["the site receives no emails", {}],
  ["they may only view the board", { viewer: { receivesMail: true }, role: "Viewer" as const }],
])("there is no entry in the menu when %s", async (_, given) => {
  await showBoard(aBoardOnServer(given));
  await button("Actions for this board").click();

  await expectVisible(page.getByRole("menuitem", { name: "Copy link" }));
  await expectGone(page.getByRole("menuitem", { name: "Email to board" }));
});

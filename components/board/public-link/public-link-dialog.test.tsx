import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { openFromMenu } from "@/components/testing/board-parts";
import { button, dialogOf, expectGone, expectValue, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import type { PublicLinkJson } from "@/lib/public-boards/present-link";

const OFF: PublicLinkJson = {
  enabled: false,
  shortcode: "",
  url: "",
  short_url: "",
  embed_url: "",
  embed_snippet: "",
  is_indexed: false,
};
const onWith = (token: string): Partial<PublicLinkJson> => ({
  enabled: true,
  url: `https://boards.test/public/boards/1?public_token=${token}`,
  short_url: `https://boards.test/b/${token}`,
  embed_snippet: `<iframe src="https://boards.test/embed/boards/1?public_token=${token}"></iframe>`,
});

async function openDialog(saved: PublicLinkJson) {
  const world = aBoardOnServer({ role: "Admin" });
  const own = `/boards-app/v1/boards/${world.board.id}/public-link`;
  let link = saved;
  const change = (to: Partial<PublicLinkJson>) => (link = { ...link, ...to });
  server.answer(`GET ${world.path}/public-access-settings`, () => link);
  server.answer(`PUT ${world.path}/toggle-public-access`, ({ body }) =>
    change(body.enabled ? onWith("one") : { ...OFF, is_indexed: link.is_indexed }),
  );
  server.answer(`PUT ${own}`, ({ body }) => change(body));
  server.answer(`POST ${own}/rotate`, () => change(onWith("two")));
  await showBoard(world);
  return { world, own, dialog: await openFromMenu("Public link") };
}

const toggle = (name: string) => page.getByRole("switch", { name });

test("a manager opens the board, gets the links, and replaces them after a question", async () => {
  const { dialog } = await openDialog(OFF);
  await expectGone(dialog.getByLabelText("Link", { exact: true }));

  await toggle("Public access").click();
  await expectValue(dialog.getByLabelText("Short link", { exact: true }), "https://boards.test/b/one");
  await expectVisible(dialog.getByRole("img", { name: "QR code for the short link" }));
  await expectAccessible();

  await button("Replace link…", dialog).click();
  await button("Replace link", dialogOf("Replace the public link?")).click();
  await expectValue(dialog.getByLabelText("Link", { exact: true }), onWith("two").url ?? "");
  await expectValue(dialog.getByLabelText("Embed code"), onWith("two").embed_snippet ?? "");
});

test("search engines are allowed at once, and a refused change moves the switch back", async () => {
  const { own } = await openDialog({ ...OFF, ...onWith("one") });

  await toggle("Search engines").click();
  await expect.poll(() => server.bodies(`PUT ${own}`)).toEqual([{ is_indexed: true }]);
  await expect.element(toggle("Search engines")).toBeChecked();

  server.refuse(`PUT ${own}`);
  await toggle("Search engines").click();
  await expectVisible(page.getByRole("alert"));
  await expect.element(toggle("Search engines")).toBeChecked();
});

test("members see no entry for it in the menu", async () => {
  const world = aBoardOnServer();
  await showBoard(world);
  await button("Actions for this board").click();

  await expectVisible(page.getByRole("menuitem", { name: "Copy link" }));
  await expectGone(page.getByRole("menuitem", { name: "Public link" }));
});

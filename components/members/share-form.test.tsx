import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aManagedBoard, linkOf } from "@/components/testing/members";
import {
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { button, chip, dialog, field, invited, openShare, option, paste, row } from "@/components/testing/share";

test("people and addresses are added and invited together, with the chosen role", async () => {
  const { path, colleagues } = await openShare();

  await field().fill("noa");
  await option(/Noa Example/).click();
  await field().fill("nina@example.com");
  await option("Invite nina@example.com").click();
  await dialog().getByLabelText("Role of the new people").selectOptions("Viewer");
  await button("Add and invite").click();

  await expectValue(row("Members", "Noa Example").getByRole("combobox"), "Viewer");
  await expectText(row("Invitations", "nina@example.com"), /Invited · Viewer · Expires/);
  await expectText(dialog().getByRole("status"), "An e-mail with a link is on its way to nina@example.com.");
  await expectGone(chip("Noa Example"));
  await expectFocus(field());
  expect(server.requests(`POST ${path}/add-members`).map(({ body }) => body)).toEqual([
    { memberId: colleagues[0]?.ID, isViewerOnly: true },
  ]);
  expect(invited(path)).toEqual([{ email: "nina@example.com", role: "viewer" }]);
});

test("an address that is typed but not chosen is invited, too; a comma or a space makes it a chip", async () => {
  const { path } = await openShare();

  await field().click();
  await press("nina@example.com,tom@example.com ");
  await expectVisible(chip("nina@example.com"));
  await expectVisible(chip("tom@example.com"));
  await press("eve@example.com");
  await dialog().getByLabelText("Role of the new people").selectOptions("Manager");
  await button("Invite").click();

  await expectVisible(row("Invitations", "eve@example.com"));
  expect(invited(path)).toEqual(
    ["nina", "tom", "eve"].map((name) => ({ email: `${name}@example.com`, role: "admin" })),
  );
});

test("a failed recipient stays with the reason, and only the failed ones are sent again", async () => {
  const { path } = await openShare();
  const accept = server.answer(`POST ${path}/send-invitation`, ({ body }) =>
    body.email === "max@example.com"
      ? Response.json(
          { code: "rest_conflict", message: "Already a board member", data: { status: 409 } },
          { status: 409 },
        )
      : {},
  );

  paste("nina@example.com, max@example.com");
  await button("Invite").click();

  await expectText(dialog().getByRole("alert"), "max@example.com: Already a board member");
  await expectVisible(chip("max@example.com"));
  await expectGone(chip("nina@example.com"));
  accept();
  await button("Invite").click();
  await expectGone(dialog().getByRole("alert"));
  expect(invited(path).map(({ email }) => email)).toEqual(["nina@example.com", "max@example.com", "max@example.com"]);
});

test("when the server is unreachable the remaining recipients are not tried, and all of them stay", async () => {
  const { path } = await openShare();
  paste("nina@example.com, max@example.com");
  await expectVisible(chip("max@example.com"));

  server.disconnect();
  await button("Invite").click();
  await expectText(
    dialog().getByRole("alert").filter({ hasText: "nina" }),
    /nina@example.com: The server can't be reached.*max@example.com: The server can't be reached/,
  );
  server.reconnect();
  await button("Invite").click();
  await expectVisible(row("Invitations", "nina@example.com"));
  expect(invited(path)).toHaveLength(2);
});

test("a person who was added but could not become a manager is not added twice", async () => {
  const { path } = await openShare();
  const accept = server.refuse(`POST ${path}/user/{user}/make-manager`, 409, "Not now");

  await field().fill("tom");
  await option(/Tom Example/).click();
  await dialog().getByLabelText("Role of the new people").selectOptions("Manager");
  await button("Add").click();
  await expectText(dialog().getByRole("alert"), "Tom Example: Not now");
  accept();
  await button("Add").click();

  await expectValue(dialog().getByLabelText("Role of Tom Example"), "Admin");
  expect(server.requests(`POST ${path}/add-members`)).toHaveLength(1);
});

test("without a mail server the form says that no mail is sent, and shows the link of the new invitation", async () => {
  const world = await openShare(aManagedBoard([], { viewer: { sendsMail: false } }));
  await expect.element(field()).toHaveAccessibleDescription(/This site sends no e-mail/);

  await field().fill("nina@example.com");
  await button("Invite").click();

  await expectValue(textbox("Link for nina@example.com", dialog()), linkOf(world.state.invitations[0]?.id));
  await expectVisible(dialog().getByText("No e-mail is sent.", { exact: false }));
  await expectAccessible();
});

test("in the free tier people are added and nobody is invited", async () => {
  await openShare(aManagedBoard([], { viewer: { isPro: false }, colleagues: ["Noa Example"] }));

  await field().fill("nina@example.com");
  await expectVisible(page.getByText("Nobody else was found"));
  await button("Add").click();
  await expect.element(field()).toHaveAccessibleDescription("Choose somebody from the list.");
  await field().fill("noa");
  await option(/Noa/).click();
  await button("Add").click();
  await expectVisible(row("Members", "Noa Example"));
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { paste } from "@/components/testing/attachments";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { aManagedBoard, linkOf } from "@/components/testing/members";
import {
  dialogOf,
  expectDescription,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = () => dialogOf("Share");
const field = () => dialog().getByRole("combobox", { name: "Add people" });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const chip = (name: string) =>
  dialog()
    .getByRole("toolbar")
    .getByRole("button", { name: `Remove ${name}`, exact: true });
/** By text, because open suggestions hide the roles of the rest. */
const button = (name: string) => dialog().getByText(name, { exact: true });
const row = (list: string, text: string) =>
  dialog().getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: text });

async function openShare(world = aManagedBoard([], { colleagues: ["Noa Example", "Tom Example"] })) {
  await showBoard(world);
  await page.getByRole("button", { name: "Share" }).click();
  await expectVisible(field());
  return world;
}

const pasteHere = (text: string) => paste(field().element(), [], text);

const invited = (path: string) => server.bodies(`POST ${path}/send-invitation`);

test("people and addresses are added and invited together, with the chosen role", async () => {
  const { path, colleagues } = await openShare();

  await field().fill("noa");
  await option(/Noa Example/).click();
  await field().fill("nina@example.com");
  await option("Invite nina@example.com").click();
  await dialog().getByLabelText("Role for new people").selectOptions("Viewer");
  await button("Add and invite").click();

  await expectValue(row("Members", "Noa Example").getByRole("combobox"), "Viewer");
  await expectText(row("Invitations", "nina@example.com"), /Invited · Viewer · Expires/);
  await expectText(dialog().getByRole("status"), "Invitation sent to nina@example.com.");
  await expectGone(chip("Noa Example"));
  await expectFocus(field());
  expect(server.bodies(`POST ${path}/add-members`)).toEqual([{ memberId: colleagues[0]?.ID, isViewerOnly: true }]);
  expect(invited(path)).toEqual([{ email: "nina@example.com", role: "viewer" }]);
});

test("an address that is typed but not chosen is invited, too; a comma or a space makes it a chip", async () => {
  const { path } = await openShare();

  await field().fill("nina@example.com");
  await press(",");
  await expectVisible(chip("nina@example.com"));
  await field().fill("tom@example.com");
  await press(" ");
  await expectVisible(chip("tom@example.com"));
  await field().fill("eve@example.com");
  await dialog().getByLabelText("Role for new people").selectOptions("Manager");
  await button("Invite").click();

  await expectVisible(row("Invitations", "eve@example.com"));
  expect(invited(path)).toEqual(
    ["nina", "tom", "eve"].map((name) => ({ email: `${name}@example.com`, role: "admin" })),
  );
});

test("a failed recipient stays with the reason, and only the failed ones are sent again", async () => {
  const { path } = await openShare();
  const accept = server.answer(`POST ${path}/send-invitation`, ({ body }) =>
    body.email === "max@example.com" ? refusal(409, "Already a board member", "rest_conflict") : {},
  );

  pasteHere("nina@example.com, max@example.com");
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
  pasteHere("nina@example.com, max@example.com");
  await expectVisible(chip("max@example.com"));

  server.disconnect();
  await button("Invite").click();
  await expectText(
    dialog().getByRole("alert").filter({ hasText: "nina" }),
    /nina@example.com: Can’t reach the server.*max@example.com: Can’t reach the server/,
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
  await dialog().getByLabelText("Role for new people").selectOptions("Manager");
  await button("Add").click();
  await expectText(dialog().getByRole("alert"), "Tom Example: Not now");
  accept();
  await button("Add").click();

  await expectValue(dialog().getByLabelText("Role of Tom Example"), "Admin");
  expect(server.requests(`POST ${path}/add-members`)).toHaveLength(1);
});

test("without a mail server the form says that no mail is sent, and shows the link of the new invitation", async () => {
  const world = await openShare(aManagedBoard([], { viewer: { sendsMail: false } }));
  await expectDescription(field(), /This site doesn’t send email/);

  await field().fill("nina@example.com");
  await button("Invite").click();

  await expectValue(textbox("Link for nina@example.com", dialog()), linkOf(world.state.invitations[0]?.id));
  await expectVisible(dialog().getByText("No email was sent.", { exact: false }));
  await expectPartAccessible(dialog());
});

test("in the free tier people are added and nobody is invited", async () => {
  await openShare(aManagedBoard([], { viewer: { isPro: false }, colleagues: ["Noa Example"] }));

  await field().fill("nina@example.com");
  await expectVisible(page.getByText("No one else found"));
  await button("Add").click();
  await expectDescription(field(), "Choose someone from the list.");
  await field().fill("noa");
  await option(/Noa/).click();
  await button("Add").click();
  await expectVisible(row("Members", "Noa Example"));
});

test("the keyboard is sufficient: arrows and Enter choose, Backspace removes the last chip, Escape closes the suggestions and then the dialog", async () => {
  await openShare();

  await field().fill("example");
  await expectVisible(option(/Tom Example/));
  await press("{ArrowDown}{Enter}");
  await expectVisible(chip("Tom Example"));
  await press("noa");
  await expectVisible(option(/Noa Example/));
  await press("{Enter}");
  await expectVisible(chip("Noa Example"));
  await press("{Backspace}");
  await expectGone(chip("Noa Example"));
  await press("noa");
  await expectVisible(option(/Noa Example/));
  await press("{Escape}");
  await expectGone(option(/Noa Example/));
  await expectVisible(chip("Tom Example"));
  await expectValue(field(), "noa");

  await press("{Escape}");
  await expectGone(dialog());
});

test("a pasted list of addresses becomes chips, and the remaining text stays in the field", async () => {
  const { path } = await openShare();

  pasteHere("Nina Moss <nina@example.com>; tom@example.com\nNINA@example.com\nSomebody");

  await expectVisible(chip("tom@example.com"));
  await expectValue(field(), "Somebody");
  await button("Invite").click();
  await expectDescription(field(), /Choose someone from the list or enter a full email address\./);
  await field().fill("");
  await button("Invite").click();
  await expectVisible(row("Invitations", "tom@example.com"));
  expect(invited(path).map(({ email }) => email)).toEqual(["NINA@example.com", "tom@example.com"]);
});

test("the later of two searches wins, and a failed one can be retried", async () => {
  await openShare();
  let answerFirst = (_: object[]) => undefined as void;
  const first = new Promise<object[]>((resolve) => (answerFirst = resolve));
  const end = server.answer("GET /boards/v2/search-boards-users", () => first);
  await field().fill("no");
  await expect
    .poll(() => server.requests("GET /boards/v2/search-boards-users").map(({ query }) => query.get("searchInput")))
    .toContain("no");
  end();

  server.disconnect();
  await field().fill("noa");
  await expectText(page.getByRole("alert"), /Can’t reach the server/);
  server.reconnect();
  await page.getByRole("button", { name: "Try again" }).click();

  await expectVisible(option(/Noa Example/));
  answerFirst([]);
  await first;
  await expectVisible(option(/Noa Example/));
});

test("the suggestions and the chips have no accessibility violations in light and dark", async () => {
  await openShare();
  pasteHere("nina@example.com, tom@example.com");
  await field().fill("n");
  await expectVisible(option(/Noa Example/));

  await expectAccessible();
});

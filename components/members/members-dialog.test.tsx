import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { aManagedBoard, anInvitation, linkOf } from "@/components/testing/members";
import { messages } from "@/components/testing/on-board";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = () => dialogOf(/^(Share|Members)$/);
const row = (name: string) => dialog().getByRole("listitem").filter({ hasText: name });
const role = (name: string) => dialog().getByLabelText(`Role of ${name}`);
const remove = (name: string) => button(`Remove ${name}`, dialog());
const answer = (name: string, words: string) => button(words, dialogOf(`Remove ${name}?`));

const openMembers = () => button("Share").click();

test("after a removal the focus moves to the next member, and from the last one to the field for new people", async () => {
  const world = aManagedBoard(["Zed Example", "Zoe Example"]);
  await showBoard(world);
  await openMembers();

  await remove("Zed Example").click();
  await answer("Zed Example", "Cancel").click();
  await expectFocus(remove("Zed Example"));
  await press("{Enter}");
  await answer("Zed Example", "Remove").click();
  await expectFocus(remove("Zoe Example"));
  await press("{Enter}");
  await answer("Zoe Example", "Remove").click();
  await expectFocus(field());
});

test("a refusal is shown at the member, whose role goes back, and in the confirmation dialog", async () => {
  const world = aManagedBoard();
  const LAST = "This is the last manager of the board. Please make somebody else a manager first.";
  server.refuse(`POST ${world.path}/user/{user}/make-viewer`, 409, LAST);
  server.refuse(`POST ${world.path}/user/{user}/remove`, 409, LAST);
  await showBoard(world);
  await openMembers();

  await role("Nora Example").selectOptions("Viewer");
  await expectText(row("Nora Example").getByRole("alert"), LAST);
  await expectValue(role("Nora Example"), "Admin");
  await button("Leave board", dialog()).click();
  const question = dialogOf("Leave “House move”?");
  await button("Leave board", question).click();
  await expectText(question.getByRole("alert"), LAST);
});

test("two hundred members scroll in their list, and the dialog stays on the page", async () => {
  await showBoard(aManagedBoard(Array.from({ length: 200 }, (_, at) => `Person ${at}`)));
  await openMembers();

  await expect.element(remove("Person 199")).toBeInTheDocument();
  expect(dialog().element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test("a member sees the people and their roles, and can neither change nor invite them", async () => {
  await showBoard(aBoardOnServer());
  await button(/^Members$/).click();

  await expectText(row("Max Example"), "Member");
  await expectVisible(button("Leave board", dialog()));
  await expectVisible(dialogOf("Members"));
  await expectGone(dialog().getByRole("combobox"));
});

const invitations = () => dialog().getByRole("list", { name: "Invitations" }).getByRole("listitem");
const field = () => dialog().getByRole("combobox", { name: "Add people" });
const cancel = (email: string) => button(`Cancel invitation for ${email}`, dialog());
const copy = (email: string) => button(`invitation link for ${email}`, dialog());

const PAST = { expires_at: Math.floor(Date.now() / 1000) - 3600 };

async function openInvitations(...given: ReturnType<typeof anInvitation>[]) {
  const world = aManagedBoard(["Noa Example"]);
  world.state.invitations = given;
  await showBoard(world);
  await button("Share").click();
  await expectCount(invitations(), given.length);
  return world;
}

test("the link of an open invitation is loaded only when it is copied", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const invitation = anInvitation("nina@example.com");
  const world = await openInvitations(invitation);
  const asked = () =>
    server.requests(`GET /boards-app/v1/boards/${world.board.id}/invitations/${invitation.id}/link`).length;
  expect(asked()).toBe(0);

  await copy("nina@example.com").click();

  await expectText(copy("nina@example.com"), "Copied");
  await expectText(messages(), "Invitation link for nina@example.com copied");
  expect([copied.mock.calls, asked()]).toEqual([[[linkOf(invitation.id)]], 1]);
});

test("the link is shown when the browser does not allow copying", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  const invitation = anInvitation("nina@example.com");
  await openInvitations(invitation);

  await copy("nina@example.com").click();

  await expectValue(textbox("Link for nina@example.com", dialog()), linkOf(invitation.id));
});

test("a link that is no longer available is reported", async () => {
  await openInvitations(anInvitation("nina@example.com"));
  server.refuse(
    "GET /boards-app/v1/boards/{board}/invitations/{invitation}/link",
    404,
    "Invitation not found.",
    "rest_not_found",
  );

  await copy("nina@example.com").click();

  await expectText(messages(), "Invitation not found.");
});

test("an expired invitation has no link and can be sent again with its role", async () => {
  const { path } = await openInvitations(anInvitation("nina@example.com", "viewer", PAST));
  await expectText(invitations(), /Invited · Viewer · Expired/);
  await expectGone(copy("nina@example.com"));
  await expectAccessible();

  await button("Invite again: nina@example.com", dialog()).click();

  await expectText(invitations(), /Invited · Viewer · Expires/);
  await expectText(messages(), "Invitation sent to nina@example.com");
  expect(server.bodies(`POST ${path}/send-invitation`)).toEqual([{ email: "nina@example.com", role: "viewer" }]);
});

test("a cancelled invitation leaves the list, and the focus moves to the field", async () => {
  await openInvitations(anInvitation("new@example.com"));

  cancel("new@example.com").element().focus();
  await press("{Enter}");

  await expectGone(invitations());
  await expectFocus(field());
});

test("an invitation that another manager cancelled leaves the list on the next click, and the list is loaded again when roles change", async () => {
  const world = await openInvitations(anInvitation("kept@example.com"), anInvitation("taken@example.com"));
  const accept = server.refuse(
    `DELETE ${world.path}/invitation/{invitation}`,
    404,
    "Invitation not found",
    "rest_not_found",
  );

  world.state.invitations = world.state.invitations.slice(0, 1);
  await cancel("taken@example.com").click();
  await expectText(invitations(), "kept@example.com");
  await expectText(messages(), "Invitation not found");
  accept();

  world.state.invitations = [];
  await dialog().getByLabelText("Role of Noa Example").selectOptions("Viewer");
  await expectGone(invitations());
});

test("a failure to load the invitations is reported and can be retried", async () => {
  const world = aManagedBoard();
  world.state.invitations = [anInvitation("nina@example.com")];
  const accept = server.refuse(`GET ${world.path}/all-invitations`);
  await showBoard(world);
  await button("Share").click();

  await expectText(dialog().getByRole("alert"), "Invitations couldn’t be loaded.");
  accept();
  await button("Try again", dialog()).click();
  await expectText(invitations(), "nina@example.com");
});

test("on a phone a member is one line: a long name is cut, its tooltip is whole, and the role is beside it", async () => {
  const name = "Alexandra Konstantinopoulou-Featherstonehaugh";
  const world = aManagedBoard([name]);
  await showBoard(world);
  await openMembers();
  await page.viewport(390, 844);
  const line = row(name);
  await expectVisible(role(name));

  const middleOf = (part: Element | null) => {
    const { top, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
    return Math.round((top + bottom) / 2);
  };
  const parts = [line.getByRole("link").element(), role(name).element(), remove(name).element()];
  for (const part of parts) expect(Math.abs(middleOf(part) - middleOf(line.element()))).toBeLessThanOrEqual(1);
  expect(line.getByRole("link").element().getAttribute("title")).toBe(name);
  expect(line.element().scrollWidth).toBeLessThanOrEqual(line.element().clientWidth);
  expect(line.element().getBoundingClientRect().height).toBeLessThanOrEqual(64);
  await page.viewport(1280, 800);
});

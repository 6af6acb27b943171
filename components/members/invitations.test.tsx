import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aManagedBoard, anInvitation } from "@/components/testing/members";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = () => page.getByRole("dialog", { name: "Members" });
const invitations = () => dialog().getByRole("list", { name: "Invitations" }).getByRole("listitem");
const field = () => dialog().getByLabelText("E-mail address");
const inviteButton = () => dialog().getByRole("button", { name: "Invite", exact: true });
const takeBack = (email: string) => dialog().getByRole("button", { name: `Take back the invitation of ${email}` });

async function openInvitations(...emails: string[]) {
  const world = aManagedBoard("Noa Example");
  world.state.invitations = emails.map((email) => anInvitation(email));
  await showBoard(world);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => invitations().elements().length).toBe(emails.length);
  return world;
}

async function invite(email: string) {
  await field().fill(email);
  await inviteButton().click();
}

test("what is wrong is said at the field or above it and stays typed; what went out empties the field", async () => {
  const world = await openInvitations();

  await invite("nobody");
  await expect.element(field()).toHaveAccessibleDescription("This needs to be an address like name@example.com.");
  await expect.element(field()).toHaveValue("nobody");
  const accept = server.refuse(`POST ${world.path}/send-invitation`, 409, "Already a board member");
  await invite("noa@example.com");
  await expect.element(dialog().getByRole("alert")).toHaveTextContent("Already a board member");
  await expect.element(field()).toHaveValue("noa@example.com");
  accept();
  await dialog().getByLabelText("Role of the invited").selectOptions("Viewer");
  await invite("new@example.com");

  await expect.element(invitations()).toHaveTextContent(/new@example.com.*Viewer · expires/);
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
});

test("an invitation that is taken back leaves the list, and the focus is at the field", async () => {
  await openInvitations("new@example.com");

  takeBack("new@example.com").element().focus();
  await userEvent.keyboard("{Enter}");

  await expect.element(invitations()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test("what another manager took back leaves the list at the next press, and the list is read again when roles change", async () => {
  const world = await openInvitations("kept@example.com", "taken@example.com");
  const accept = server.refuse(`DELETE ${world.path}/invitation/{invitation}`, 404, "Invitation not found", "rest_not_found");

  world.state.invitations = world.state.invitations.slice(0, 1);
  await takeBack("taken@example.com").click();
  await expect.element(invitations()).toHaveTextContent("kept@example.com");
  await expect.element(page.getByRole("region", { name: "Notifications" })).toHaveTextContent("Invitation not found");
  accept();

  world.state.invitations = [];
  await dialog().getByLabelText("Role of Noa Example").selectOptions("Viewer");
  await expect.element(invitations()).not.toBeInTheDocument();
});

test("the role stands in one line with the address and the button", async () => {
  await openInvitations();

  const boxes = [field(), dialog().getByLabelText("Role of the invited"), inviteButton()].map((control) => control.element().getBoundingClientRect());
  expect(boxes.map(({ y, height }) => [y, height])).toEqual(boxes.map(() => [boxes[0]?.y, boxes[0]?.height]));
});

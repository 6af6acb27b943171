import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BoardsOfPerson } from "@/components/people/boards-of-person";
import { PersonPage } from "@/components/people/person-page";
import type { MembershipView } from "@/components/people/view-model";
import { expectAccessible } from "@/components/testing/axe";
import { messages } from "@/components/testing/on-board";
import { aMembership, aPersonDetails } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

test("an administrator's page explains why no rights can be taken away", async () => {
  await show(
    <PersonPage
      person={aPersonDetails("Anna", { isAdministrator: true })}
      memberships={[]}
      isMe
      canManage
      canManageAccount={false}
    />,
  );

  await expectVisible(page.getByText("Administrators can open every board"));
  await expectGone(page.getByRole("region", { name: "Site permissions" }));
  await expectVisible(page.getByRole("link", { name: "Edit profile" }));
});

const showPerson = (given: Pick<React.ComponentProps<typeof PersonPage>, "person" | "memberships">) =>
  show(
    <Refreshed read={() => ({ ...given })}>
      {(now) => <PersonPage {...now} isMe={false} canManage canManageAccount />}
    </Refreshed>,
  );
const confirm = (answer: string) => button(answer, page.getByRole("dialog")).click();

test("a person becomes a service admin, loses the rights and leaves all boards, each after a confirmation that can be declined", async () => {
  const given = { person: aPersonDetails("Sam Example"), memberships: [aMembership("Sauna")] };
  server.answer(
    "POST /boards/v2/managers/add-admins",
    () => void (given.person = { ...given.person, isServiceAdmin: true }),
  );
  server.answer(
    "POST /boards/v2/managers/remove-admins",
    () => void (given.person = { ...given.person, isServiceAdmin: false }),
  );
  server.answer(`DELETE /boards/v2/managers/roles/${given.person.id}`, () => void (given.memberships = []));
  await showPerson(given);
  const note = page.getByText("Service admins can open every board");

  await button("Make service admin").click();
  await confirm("Make service admin");
  await expectVisible(note);
  const heading = page.getByRole("heading", { level: 1 });
  await expectVisible(heading);
  await expectText(heading.element().parentElement, "Service admin");
  await expectFocus(button("Remove service admin"));
  await button("Remove service admin").click();
  await confirm("Remove service admin");
  await expectGone(note);

  await button("Remove…").click();
  const question = dialogOf("Remove Sam Example from all boards?");
  await button("Cancel", question).click();
  await expectVisible(page.getByRole("link", { name: "Sauna" }));
  await expectFocus(button("Remove…"));
  await press("{Enter}");
  await button("Remove", question).click();
  await expectVisible(page.getByText("No boards yet"));
});

test("a person is deactivated after a confirmation, marked, and activated again; meanwhile no boards can be added", async () => {
  const given = { person: aPersonDetails("Sam Example", { lastSeen: null }), memberships: [aMembership("Sauna")] };
  const path = `/boards-app/v1/people/${given.person.id}`;
  server.answer(`POST ${path}/deactivate`, () => void (given.person = { ...given.person, isDeactivated: true }));
  server.answer(`POST ${path}/activate`, () => void (given.person = { ...given.person, isDeactivated: false }));
  await showPerson(given);
  await expectVisible(page.getByText("Never signed in"));

  await button("Deactivate…").click();
  const question = dialogOf("Deactivate Sam Example?");
  await expectText(question, "They’ll be signed out everywhere");
  await expectAccessible();
  await button("Deactivate", question).click();
  await expectVisible(page.getByText("This account is deactivated."));
  await expectGone(button("Add to board"));
  await expectGone(button("Create link"));

  await button("Activate…").click();
  await confirm("Activate");
  await expectGone(page.getByText("This account is deactivated."));
  await expectVisible(button("Create link"));
});

test("a new password link is shown once; the confirmation dialog refuses to deactivate the last administrator", async () => {
  const person = aPersonDetails("Sam Example", { hasPassword: false });
  const path = `/boards-app/v1/people/${person.id}`;
  server.answer(`POST ${path}/password-link`, () => ({
    link: {
      url: "https://boards.test/login/reset?token=secret",
      expires_at: "2031-01-17T00:00:00+00:00",
      is_mailed: true,
    },
  }));
  server.refuse(`POST ${path}/deactivate`, 409, "The last administrator of the site can't be deactivated.");
  await showPerson({ person, memberships: [] });
  await expectVisible(page.getByText("They haven’t set a password yet."));

  await button("Create link").click();
  const dialog = dialogOf("New password link for Sam Example");
  await expectValue(dialog.getByLabelText("Password link"), "https://boards.test/login/reset?token=secret");
  await expectText(dialog, "This link was emailed to sam.example@example.com.");
  await button("Done", dialog).click();

  await button("Deactivate…").click();
  await confirm("Deactivate");
  await expectVisible(page.getByText("The last administrator of the site can't be deactivated."));
});

const USER = "POST /boards/v2/projects/{board}/user/{user}";
const jo = aPersonDetails("Jo Example");
const remove = (title: string) => button(`Remove from “${title}”`);
const answer = () => button("Remove", page.getByRole("dialog"));
const role = (title: string) => page.getByLabelText(`Role on “${title}”`);

async function showBoardsOf(memberships: MembershipView[]) {
  const world = { memberships };
  await show(
    <Refreshed read={() => world.memberships}>
      {(now) => <BoardsOfPerson person={jo} memberships={now} isMe={false} canManage />}
    </Refreshed>,
  );
  return world;
}

test("a board that the person has left meanwhile is removed from the list on the next click, with one request", async () => {
  const one = aMembership("One");
  const world = await showBoardsOf([one, aMembership("Two")]);
  server.refuse(`${USER}/remove`, 404, "User not found", "rest_not_found");

  await remove("One").click();
  world.memberships = [];
  await answer().click();

  await expectVisible(page.getByText("No boards yet"));
  await expectFocus(button("Add to board"));
  expect(server.requests(`${USER}/remove`).map(({ params }) => params)).toEqual([
    { board: String(one.boardId), user: String(jo.id) },
  ]);
});

test("a role on a board that the person has left is refused with a message, and the board leaves the list", async () => {
  const world = await showBoardsOf([aMembership("Two")]);
  server.refuse(`${USER}/make-manager`, 404, "User not found", "rest_not_found");

  world.memberships = [];
  await role("Two").selectOptions("Manager");

  await expectText(messages(), "They’re no longer on “Two”");
  await expectVisible(page.getByText("No boards yet"));
});

test("a refused role is reported at its board and goes back", async () => {
  await showBoardsOf([aMembership("Two")]);
  server.refuse(`${USER}/make-viewer`, 400, "This is the last manager of the board.");

  await role("Two").selectOptions("Viewer");

  await expectText(
    page.getByRole("list", { name: "Boards" }).getByRole("alert"),
    "This is the last manager of the board.",
  );
  await expectValue(role("Two"), "Member");
});

test("a failed confirmation keeps the focus on its answer", async () => {
  await showBoardsOf([aMembership("Attic")]);
  server.disconnect();

  await remove("Attic").click();
  answer().element().focus();
  await press("{Enter}");

  await expectText(page.getByRole("dialog").getByRole("alert"), "Can’t reach the server");
  await expectFocus(answer());
});

test("a click in the list of boards adds the person with the chosen role", async () => {
  const garden = aMembership("Garden", "Admin");
  const world = await showBoardsOf([]);
  server.answer("GET /boards/v2/projects", () => ({ boards: { data: [{ id: garden.boardId, title: "Garden" }] } }));
  server.answer(`POST /boards/v2/projects/${garden.boardId}/add-members`, () => ({}));
  server.answer(`POST /boards/v2/projects/${garden.boardId}/user/${jo.id}/make-manager`, () => {
    world.memberships = [garden];
    return {};
  });

  await page.getByLabelText("Role on the new board").selectOptions("Manager");
  await button("Add to board").click();
  const option = page.getByRole("option", { name: "Garden" });
  await expectVisible(option);
  await expectAccessible();
  await option.click();

  await expectValue(role("Garden"), "Admin");
  await expectGone(option);
});

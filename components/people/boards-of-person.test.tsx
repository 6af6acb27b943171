import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BoardsOfPerson } from "@/components/people/boards-of-person";
import type { MembershipView } from "@/components/people/view-model";
import { expectAccessible } from "@/components/testing/axe";
import { aMembership, aPersonDetails } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const jo = aPersonDetails("Jo Example");
const remove = (title: string) => button(`Remove from ${title}`);
const answer = () => button("Remove", page.getByRole("dialog"));
const role = (title: string) => page.getByLabelText(`Role on ${title}`);

function showBoardsOf(memberships: MembershipView[]) {
  const world = { memberships };
  const read = () => world.memberships;
  return {
    world,
    shown: show(
      <Refreshed read={read}>
        {(now) => <BoardsOfPerson person={jo} memberships={now} isMe={false} canManage />}
      </Refreshed>,
    ),
  };
}

test("a board that the person has left meanwhile is removed from the list on the next click, with one request", async () => {
  const one = aMembership("One");
  const { world, shown } = showBoardsOf([one, aMembership("Two")]);
  await shown;
  server.refuse("POST /boards/v2/projects/{board}/user/{user}/remove", 404, "User not found", "rest_not_found");

  await remove("One").click();
  world.memberships = [];
  await answer().click();

  await expectVisible(page.getByText("On no board yet."));
  await expectFocus(button("Add to a board"));
  expect(server.requests("POST /boards/v2/projects/{board}/user/{user}/remove").map(({ params }) => params)).toEqual([
    { board: String(one.boardId), user: String(jo.id) },
  ]);
});

test("a role on a board that the person has left is refused with a message, and the board leaves the list", async () => {
  const { world, shown } = showBoardsOf([aMembership("Two")]);
  await shown;
  server.refuse("POST /boards/v2/projects/{board}/user/{user}/make-manager", 404, "User not found", "rest_not_found");

  world.memberships = [];
  await role("Two").selectOptions("Manager");

  await expectText(page.getByRole("region", { name: "Notifications" }), "They are no longer on “Two”");
  await expectVisible(page.getByText("On no board yet."));
});

test("a refused role is reported at its board and goes back", async () => {
  await showBoardsOf([aMembership("Two")]).shown;
  server.refuse(
    "POST /boards/v2/projects/{board}/user/{user}/make-viewer",
    400,
    "This is the last manager of the board.",
  );

  await role("Two").selectOptions("Viewer");

  await expectText(
    page.getByRole("list", { name: "Boards" }).getByRole("alert"),
    "This is the last manager of the board.",
  );
  await expectValue(role("Two"), "Member");
});

test("a failed confirmation keeps the focus on its answer", async () => {
  await showBoardsOf([aMembership("Attic")]).shown;
  server.disconnect();

  await remove("Attic").click();
  answer().element().focus();
  await press("{Enter}");

  await expectText(page.getByRole("dialog").getByRole("alert"), "can't be reached");
  await expectFocus(answer());
});

test("a click in the list of boards adds the person with the chosen role", async () => {
  const garden = aMembership("Garden", "Admin");
  const { world, shown } = showBoardsOf([]);
  await shown;
  server.answer("GET /boards/v2/projects", () => ({ boards: { data: [{ id: garden.boardId, title: "Garden" }] } }));
  server.answer(`POST /boards/v2/projects/${garden.boardId}/add-members`, () => ({}));
  server.answer(`POST /boards/v2/projects/${garden.boardId}/user/${jo.id}/make-manager`, () => {
    world.memberships = [garden];
    return {};
  });

  await page.getByLabelText("Role on the new board").selectOptions("Manager");
  await button("Add to a board").click();
  const option = page.getByRole("option", { name: "Garden" });
  await expectVisible(option);
  await expectAccessible();
  await option.click();

  await expectValue(role("Garden"), "Admin");
  await expectGone(option);
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BoardsOfPerson } from "@/components/people/boards-of-person";
import type { MembershipView } from "@/components/people/view-model";
import { seriousProblems } from "@/components/testing/axe";
import { aMembership, aPersonDetails } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const jo = aPersonDetails("Jo Example");
const remove = (title: string) => page.getByRole("button", { name: `Remove from ${title}` });
const answer = () => page.getByRole("dialog").getByRole("button", { name: "Remove" });
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

  await expect.element(page.getByText("On no board yet.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add to a board" })).toHaveFocus();
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

  await expect
    .element(page.getByRole("region", { name: "Notifications" }))
    .toHaveTextContent("They are no longer on “Two”");
  await expect.element(page.getByText("On no board yet.")).toBeVisible();
});

test("a refused role is reported at its board and goes back", async () => {
  await showBoardsOf([aMembership("Two")]).shown;
  server.refuse(
    "POST /boards/v2/projects/{board}/user/{user}/make-viewer",
    400,
    "This is the last manager of the board.",
  );

  await role("Two").selectOptions("Viewer");

  await expect
    .element(page.getByRole("list", { name: "Boards" }).getByRole("alert"))
    .toHaveTextContent("This is the last manager of the board.");
  await expect.element(role("Two")).toHaveValue("Member");
});

test("a failed confirmation keeps the focus on its answer", async () => {
  await showBoardsOf([aMembership("Attic")]).shown;
  server.disconnect();

  await remove("Attic").click();
  answer().element().focus();
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent("can't be reached");
  await expect.element(answer()).toHaveFocus();
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
  await page.getByRole("button", { name: "Add to a board" }).click();
  const option = page.getByRole("option", { name: "Garden" });
  await expect.element(option).toBeVisible();
  expect(await seriousProblems()).toEqual([]);
  await option.click();

  await expect.element(role("Garden")).toHaveValue("Admin");
  await expect.element(option).not.toBeInTheDocument();
});

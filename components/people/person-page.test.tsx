import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PersonPage } from "@/components/people/person-page";
import { seriousProblems } from "@/components/testing/axe";
import { aMembership, aPersonDetails } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
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

  await expect.element(page.getByText("Administrators of the site reach every board")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "On the whole site" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Edit your profile" })).toBeVisible();
});

test("a person becomes a service admin, loses the rights and leaves all boards, each after a confirmation that can be declined", async () => {
  const given = { person: aPersonDetails("Sam Example"), memberships: [aMembership("Sauna")] };
  const read = () => ({ ...given });
  server.answer(
    "POST /boards/v2/managers/add-admins",
    () => void (given.person = { ...given.person, isServiceAdmin: true }),
  );
  server.answer(
    "POST /boards/v2/managers/remove-admins",
    () => void (given.person = { ...given.person, isServiceAdmin: false }),
  );
  server.answer(`DELETE /boards/v2/managers/roles/${given.person.id}`, () => void (given.memberships = []));
  await show(
    <Refreshed read={read}>{(now) => <PersonPage {...now} isMe={false} canManage canManageAccount />}</Refreshed>,
  );
  const note = page.getByText("Service admins reach every board");

  await page.getByRole("button", { name: "Make service admin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make service admin" }).click();
  await expect.element(note).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  await expect.element(heading.element().parentElement).toHaveTextContent("Service admin");
  await expect.element(page.getByRole("button", { name: "Take the rights away" })).toHaveFocus();
  await page.getByRole("button", { name: "Take the rights away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take away" }).click();
  await expect.element(note).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Remove…" }).click();
  const question = page.getByRole("dialog", { name: "Remove Sam Example from all boards?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("link", { name: "Sauna" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Remove…" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("On no board yet.")).toBeVisible();
});

test("a person is deactivated after a confirmation, marked, and activated again; meanwhile no boards can be added", async () => {
  const given = { person: aPersonDetails("Sam Example", { lastSeen: null }), memberships: [aMembership("Sauna")] };
  const path = `/boards-app/v1/people/${given.person.id}`;
  server.answer(`POST ${path}/deactivate`, () => void (given.person = { ...given.person, isDeactivated: true }));
  server.answer(`POST ${path}/activate`, () => void (given.person = { ...given.person, isDeactivated: false }));
  await show(
    <Refreshed read={() => ({ ...given })}>
      {(now) => <PersonPage {...now} isMe={false} canManage canManageAccount />}
    </Refreshed>,
  );
  await expect.element(page.getByText("Never signed in")).toBeVisible();

  await page.getByRole("button", { name: "Deactivate…" }).click();
  const question = page.getByRole("dialog", { name: "Deactivate Sam Example?" });
  await expect.element(question).toHaveTextContent("They can’t sign in any more");
  expect(await seriousProblems()).toEqual([]);
  await question.getByRole("button", { name: "Deactivate" }).click();
  await expect.element(page.getByText("This account is deactivated.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add to a board" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Make a link" })).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Activate…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Activate" }).click();
  await expect.element(page.getByText("This account is deactivated.")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Make a link" })).toBeVisible();
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
  await show(<PersonPage person={person} memberships={[]} isMe={false} canManage canManageAccount />);
  await expect.element(page.getByText("They have not chosen a password yet.")).toBeVisible();

  await page.getByRole("button", { name: "Make a link" }).click();
  const dialog = page.getByRole("dialog", { name: "New link for Sam Example" });
  await expect
    .element(dialog.getByLabelText("Link to choose a password"))
    .toHaveValue("https://boards.test/login/reset?token=secret");
  await expect.element(dialog).toHaveTextContent("A mail with this link is on its way to sam.example@example.com.");
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Deactivate…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect.element(page.getByText("The last administrator of the site can't be deactivated.")).toBeVisible();
});

import { test } from "vitest";
import { page } from "vitest/browser";
import { PersonPage } from "@/components/people/person-page";
import { expectAccessible } from "@/components/testing/axe";
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

  await expectVisible(page.getByText("Administrators of the site reach every board"));
  await expectGone(page.getByRole("region", { name: "On the whole site" }));
  await expectVisible(page.getByRole("link", { name: "Edit your profile" }));
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

  await button("Make service admin").click();
  await button("Make service admin", page.getByRole("dialog")).click();
  await expectVisible(note);
  const heading = page.getByRole("heading", { level: 1 });
  await expectVisible(heading);
  await expectText(heading.element().parentElement, "Service admin");
  await expectFocus(button("Take the rights away"));
  await button("Take the rights away").click();
  await button("Take away", page.getByRole("dialog")).click();
  await expectGone(note);

  await button("Remove…").click();
  const question = dialogOf("Remove Sam Example from all boards?");
  await button("Cancel", question).click();
  await expectVisible(page.getByRole("link", { name: "Sauna" }));
  await expectFocus(button("Remove…"));
  await press("{Enter}");
  await button("Remove", question).click();
  await expectVisible(page.getByText("On no board yet."));
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
  await expectVisible(page.getByText("Never signed in"));

  await button("Deactivate…").click();
  const question = dialogOf("Deactivate Sam Example?");
  await expectText(question, "They can’t sign in any more");
  await expectAccessible();
  await button("Deactivate", question).click();
  await expectVisible(page.getByText("This account is deactivated."));
  await expectGone(button("Add to a board"));
  await expectGone(button("Make a link"));

  await button("Activate…").click();
  await button("Activate", page.getByRole("dialog")).click();
  await expectGone(page.getByText("This account is deactivated."));
  await expectVisible(button("Make a link"));
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
  await expectVisible(page.getByText("They have not chosen a password yet."));

  await button("Make a link").click();
  const dialog = dialogOf("New link for Sam Example");
  await expectValue(dialog.getByLabelText("Link to choose a password"), "https://boards.test/login/reset?token=secret");
  await expectText(dialog, "A mail with this link is on its way to sam.example@example.com.");
  await button("Done", dialog).click();

  await button("Deactivate…").click();
  await button("Deactivate", page.getByRole("dialog")).click();
  await expectVisible(page.getByText("The last administrator of the site can't be deactivated."));
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PeoplePage } from "@/components/people/people-page";
import { expectAccessible } from "@/components/testing/axe";
import { aPersonView } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  checkbox,
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

const query = { search: "", state: "active", pages: 1 } as const;
const counts = { active: 1, deactivated: 0, all: 1 };
const adding = { hasMailServer: false, canMakeAdministrators: true };
const LINK = {
  url: "https://boards.test/login/reset?token=secret",
  expires_at: "2031-01-17T00:00:00+00:00",
  is_mailed: false,
};
const addDialog = () => dialogOf("Add person");

async function fillIn(name: string, email: string) {
  await button("Add person").click();
  await addDialog().getByLabelText("Name", { exact: true }).fill(name);
  await addDialog().getByLabelText("E-mail address").fill(email);
}

const submit = () => button("Add person", addDialog()).click();

test("a person is added by name and address; the user name follows the address, and the link is shown once", async () => {
  server.answer("POST /boards-app/v1/people", () => ({
    person: { ID: 7, display_name: "Nina Moss", user_email: "nina.moss@example.com" },
    link: LINK,
  }));
  await show(<PeoplePage query={query} people={[]} counts={counts} me={1} {...adding} />);

  await fillIn("Nina Moss", "nina.moss@example.com");
  await expectValue(addDialog().getByLabelText("User name"), "nina.moss");
  await expectText(addDialog(), "No mail server is set");
  await addDialog().getByLabelText("Rights").selectOptions("Service admin: every board");
  await expectAccessible();
  await submit();

  const done = dialogOf("Nina Moss was added");
  await expectValue(done.getByLabelText("Link to choose a password"), LINK.url);
  await expectText(done, "no mail was sent");
  await expectAccessible();
  expect(server.requests("POST /boards-app/v1/people").map(({ body }) => body)).toEqual([
    {
      display_name: "Nina Moss",
      email: "nina.moss@example.com",
      login: "nina.moss",
      rights: "service_admin",
      board_ids: [],
    },
  ]);
  await press("{Escape}");
  await button("Add person").click();
  await expectValue(addDialog().getByLabelText("Name", { exact: true }), "");
});

test("the form reports a taken address and a taken user name at their fields, and keeps the input", async () => {
  const PATH = "POST /boards-app/v1/people";
  const free = server.refuse(PATH, 409, "Sorry, that email address is already used!", "existing_user_email");
  await show(<PeoplePage query={query} people={[]} counts={counts} me={1} {...adding} canMakeAdministrators={false} />);
  await fillIn("Max Stein", "max@example.com");
  await addDialog().getByLabelText("User name").fill("maxi");
  expect(
    addDialog()
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent?.split(":")[0]),
  ).toEqual(["Member", "Service admin"]);

  await submit();
  await expect.element(addDialog().getByLabelText("E-mail address")).toHaveAccessibleDescription(/already used/);
  free();
  server.refuse(PATH, 409, "Sorry, that username already exists!", "existing_user_login");
  await submit();
  await expect.element(addDialog().getByLabelText("User name")).toHaveAccessibleDescription(/already exists/);
  await expectValue(addDialog().getByLabelText("User name"), "maxi");
});

test("a person is deactivated from the menu of the row; the tab gets the focus, and the row is marked", async () => {
  const kim = aPersonView("Kim Example", { canManage: true });
  let people = [kim, aPersonView("Me Myself", { canManage: false })];
  server.answer(
    `POST /boards-app/v1/people/${kim.id}/deactivate`,
    () => void (people = people.map((person) => (person.id === kim.id ? { ...person, isDeactivated: true } : person))),
  );
  await show(
    <Refreshed read={() => people}>
      {(now) => (
        <PeoplePage
          query={{ ...query, state: "all" }}
          people={now}
          counts={counts}
          me={people[1]?.id ?? 0}
          {...adding}
        />
      )}
    </Refreshed>,
  );
  const row = page.getByRole("listitem").filter({ hasText: "Kim Example" });
  await expectText(row, "Never");
  await expectGone(button("Actions for Me Myself"));

  await button("Actions for Kim Example").click();
  await page.getByRole("menuitem", { name: "Deactivate…" }).click();
  await button("Deactivate", dialogOf("Deactivate Kim Example?")).click();

  await expectText(row, "Deactivated");
  await expectFocus(page.getByRole("link", { name: /^All/ }));
  await expectGone(checkbox("Choose Kim Example"));
  await expectAccessible();
});

test("a search without results can be cleared within its tab", async () => {
  await show(
    <PeoplePage
      query={{ search: "zzz", state: "deactivated", pages: 1 }}
      people={[]}
      counts={{ active: 0, deactivated: 0, all: 0 }}
      me={1}
      {...adding}
    />,
  );

  await expectVisible(page.getByText("Nobody is called “zzz”"));
  await expect
    .element(page.getByRole("link", { name: "Clear the search" }))
    .toHaveAttribute("href", "/people?state=deactivated");
});

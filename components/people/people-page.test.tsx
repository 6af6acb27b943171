import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PeopleList } from "@/components/people/people-list";
import { PeoplePage } from "@/components/people/people-page";
import { expectAccessible } from "@/components/testing/axe";
import { aPersonView } from "@/components/testing/people";
import { newId } from "@/components/testing/records";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  checkbox,
  dialogOf,
  expectAttribute,
  expectDescription,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const EMPTY: React.ComponentProps<typeof PeoplePage> = {
  query: { search: "", state: "active", pages: 1 },
  people: [],
  counts: { active: 1, deactivated: 0, all: 1 },
  me: 1,
  hasMailServer: false,
  canMakeAdministrators: true,
};
const LINK = {
  url: "https://boards.test/login/reset?token=secret",
  expires_at: "2031-01-17T00:00:00+00:00",
  is_mailed: false,
};
const addDialog = () => dialogOf("Add person");

const showPeople = (props: Partial<typeof EMPTY> = {}) => show(<PeoplePage {...EMPTY} {...props} />);

async function fillIn(name: string, email: string) {
  await button("Add person").click();
  await addDialog().getByLabelText("Name", { exact: true }).fill(name);
  await addDialog().getByLabelText("Email address").fill(email);
}

const submit = () => button("Add person", addDialog()).click();

test("a person is added by name and address; the user name follows the address, and the link is shown once", async () => {
  server.answer("POST /boards-app/v1/people", () => ({
    person: { ID: 7, display_name: "Nina Moss", user_email: "nina.moss@example.com" },
    link: LINK,
  }));
  await showPeople();

  await fillIn("Nina Moss", "nina.moss@example.com");
  await expectValue(addDialog().getByLabelText("User name"), "nina.moss");
  await expectText(addDialog(), "No mail server is set up");
  await addDialog().getByLabelText("Permissions").selectOptions("Service admin: all boards");
  await expectAccessible();
  await submit();

  const done = dialogOf("Nina Moss was added");
  await expectValue(done.getByLabelText("Password link"), LINK.url);
  await expectText(done, "no email was sent");
  await expectAccessible();
  expect(server.bodies("POST /boards-app/v1/people")).toEqual([
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
  await showPeople({ canMakeAdministrators: false });
  await fillIn("Max Stein", "max@example.com");
  await addDialog().getByLabelText("User name").fill("maxi");
  expect(
    addDialog()
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent?.split(":")[0]),
  ).toEqual(["Member", "Service admin"]);

  await submit();
  await expectDescription(addDialog().getByLabelText("Email address"), /already used/);
  free();
  server.refuse(PATH, 409, "Sorry, that username already exists!", "existing_user_login");
  await submit();
  await expectDescription(addDialog().getByLabelText("User name"), /already exists/);
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
        <PeoplePage {...EMPTY} query={{ search: "", state: "all", pages: 1 }} people={now} me={people[1]?.id ?? 0} />
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
  await expectGone(checkbox("Select Kim Example"));
  await expectAccessible();
});

test("a search without results can be cleared within its tab", async () => {
  await showPeople({ query: { search: "zzz", state: "deactivated", pages: 1 } });

  await expectVisible(page.getByText("No people match “zzz”"));
  await expectAttribute(page.getByRole("link", { name: "Clear search" }), "href", "/people?state=deactivated");
});

test("several people are added to several boards at once; then nobody is selected and the list has the focus", async () => {
  const [one, two] = [
    { id: newId(), title: "First" },
    { id: newId(), title: "Second" },
  ];
  let people = [aPersonView("Kim Example"), aPersonView("Kit Example")];
  const read = () => people;
  server.answer("GET /boards/v2/projects", ({ query }) => ({
    boards: { data: [one, two].filter(({ title }) => title.startsWith(query.get("search") ?? "")) },
  }));
  server.answer("POST /boards/v2/managers/add-users-to-boards", () => {
    people = people.map((person) => ({
      ...person,
      boards: [
        { title: "First", role: "Viewer" },
        { title: "Second", role: "Viewer" },
      ],
    }));
    return {};
  });
  await show(<Refreshed read={read}>{(now) => <PeopleList people={now} me={0} />}</Refreshed>);

  await checkbox("Select Kim Example").click();
  checkbox("Select Kit Example").element().focus();
  await press(" ");
  await expectVisible(page.getByText("2 selected"));
  await button("Add to boards…").click();
  const dialog = dialogOf("Add 2 people to boards");
  const add = button("Add to boards", dialog);
  await expect.element(add).toBeDisabled();
  await button("Choose boards", dialog).click();
  for (const { title } of [one, two]) {
    await page.getByRole("combobox", { name: "Boards" }).fill(title);
    await page.getByRole("option", { name: title }).click();
  }
  await press("{Escape}");
  await dialog.getByLabelText("Add as").selectOptions("Viewers");
  await expect.element(add).toBeEnabled();
  await expectAccessible();
  await add.click();

  await expectText(page.getByRole("listitem").filter({ hasText: "Kim" }), "First (viewer)");
  await expectGone(page.getByText("2 selected"));
  await expectFocus(page.getByRole("list", { name: "People" }));
  expect(server.bodies("POST /boards/v2/managers/add-users-to-boards")).toEqual([
    { user_ids: people.map(({ id }) => id), board_ids: [one.id, two.id], is_viewer_only: "yes" },
  ]);
});

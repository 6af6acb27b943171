import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PeopleList } from "@/components/people/people-list";
import { expectAccessible } from "@/components/testing/axe";
import { aPersonView } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
import { newId } from "@/components/testing/records";
import {
  button,
  checkbox,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

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

  await checkbox("Choose Kim Example").click();
  checkbox("Choose Kit Example").element().focus();
  await press(" ");
  await expectVisible(page.getByText("2 chosen"));
  await button("Add to boards…").click();
  const dialog = dialogOf("Add 2 people to boards");
  const add = button(/^Add$/, dialog);
  await expect.element(add).toBeDisabled();
  await button("Choose boards", dialog).click();
  for (const { title } of [one, two]) {
    await page.getByRole("combobox", { name: "Boards" }).fill(title);
    await page.getByRole("option", { name: title }).click();
  }
  await press("{Escape}");
  await dialog.getByLabelText("As").selectOptions("Viewers");
  await expect.element(add).toBeEnabled();
  await expectAccessible();
  await add.click();

  await expectText(page.getByRole("listitem").filter({ hasText: "Kim" }), "First (viewer)");
  await expectGone(page.getByText("2 chosen"));
  await expectFocus(page.getByRole("list", { name: "People" }));
  expect(server.requests("POST /boards/v2/managers/add-users-to-boards").map(({ body }) => body)).toEqual([
    { user_ids: people.map(({ id }) => id), board_ids: [one.id, two.id], is_viewer_only: "yes" },
  ]);
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PeopleList } from "@/components/people/people-list";
import { seriousProblems } from "@/components/testing/axe";
import { aPersonView } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
import { newId } from "@/components/testing/records";
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

  await page.getByRole("checkbox", { name: "Choose Kim Example" }).click();
  page.getByRole("checkbox", { name: "Choose Kit Example" }).element().focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("2 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Add to boards…" }).click();
  const dialog = page.getByRole("dialog", { name: "Add 2 people to boards" });
  const add = dialog.getByRole("button", { name: "Add", exact: true });
  await expect.element(add).toBeDisabled();
  await dialog.getByRole("button", { name: "Choose boards" }).click();
  for (const { title } of [one, two]) {
    await page.getByRole("combobox", { name: "Boards" }).fill(title);
    await page.getByRole("option", { name: title }).click();
  }
  await userEvent.keyboard("{Escape}");
  await dialog.getByLabelText("As").selectOptions("Viewers");
  await expect.element(add).toBeEnabled();
  expect(await seriousProblems()).toEqual([]);
  await add.click();

  await expect.element(page.getByRole("listitem").filter({ hasText: "Kim" })).toHaveTextContent("First (viewer)");
  await expect.element(page.getByText("2 chosen")).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: "People" })).toHaveFocus();
  expect(server.requests("POST /boards/v2/managers/add-users-to-boards").map(({ body }) => body)).toEqual([
    { user_ids: people.map(({ id }) => id), board_ids: [one.id, two.id], is_viewer_only: "yes" },
  ]);
});

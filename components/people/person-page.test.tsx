import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PersonPage } from "@/components/people/person-page";
import { aMembership, aShownPerson } from "@/components/testing/people";
import { Refreshed } from "@/components/testing/refreshed";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

test("of an administrator it is said why nothing can be taken away", async () => {
  await show(<PersonPage person={aShownPerson("Anna", { isAdministrator: true })} memberships={[]} isMe canManage />);

  await expect.element(page.getByText("Administrators of the site reach every board")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "On the whole site" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Edit your profile" })).toBeVisible();
});

test("somebody becomes a service admin, loses the rights again and leaves all boards, each after a question that can be declined", async () => {
  const given = { person: aShownPerson("Sam Example"), memberships: [aMembership("Sauna")] };
  const read = () => ({ ...given });
  server.answer("POST /boards/v2/managers/add-admins", () => void (given.person = { ...given.person, isServiceAdmin: true }));
  server.answer("POST /boards/v2/managers/remove-admins", () => void (given.person = { ...given.person, isServiceAdmin: false }));
  server.answer(`DELETE /boards/v2/managers/roles/${given.person.id}`, () => void (given.memberships = []));
  await show(<Refreshed read={read}>{(now) => <PersonPage {...now} isMe={false} canManage />}</Refreshed>);
  const note = page.getByText("Service admins reach every board");

  await page.getByRole("button", { name: "Make service admin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make service admin" }).click();
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 }).element().parentElement).toHaveTextContent("Service admin");
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

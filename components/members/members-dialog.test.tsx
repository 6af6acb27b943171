import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aManagedBoard } from "@/components/testing/members";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = () => page.getByRole("dialog", { name: /^(Share|Members)$/ });
const row = (name: string) => dialog().getByRole("listitem").filter({ hasText: name });
const role = (name: string) => dialog().getByLabelText(`Role of ${name}`);
const remove = (name: string) => dialog().getByRole("button", { name: `Remove ${name}` });
const answer = (name: string, words: string) =>
  page.getByRole("dialog", { name: `Remove ${name}?` }).getByRole("button", { name: words });

const openMembers = () => page.getByRole("button", { name: "Share" }).click();

test("after a removal the focus moves to the next member, and from the last one to the field for new people", async () => {
  const world = aManagedBoard(["Zed Example", "Zoe Example"]);
  await showBoard(world);
  await openMembers();

  await remove("Zed Example").click();
  await answer("Zed Example", "Cancel").click();
  await expect.element(remove("Zed Example")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await answer("Zed Example", "Remove").click();
  await expect.element(remove("Zoe Example")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await answer("Zoe Example", "Remove").click();
  await expect.element(dialog().getByRole("combobox", { name: "Add people" })).toHaveFocus();
});

test("a refusal is shown at the member, whose role goes back, and in the confirmation dialog", async () => {
  const world = aManagedBoard();
  const LAST = "This is the last manager of the board. Please make somebody else a manager first.";
  server.refuse(`POST ${world.path}/user/{user}/make-viewer`, 409, LAST);
  server.refuse(`POST ${world.path}/user/{user}/remove`, 409, LAST);
  await showBoard(world);
  await openMembers();

  await role("Nora Example").selectOptions("Viewer");
  await expect.element(row("Nora Example").getByRole("alert")).toHaveTextContent(LAST);
  await expect.element(role("Nora Example")).toHaveValue("Admin");
  await dialog().getByRole("button", { name: "Leave this board" }).click();
  const question = page.getByRole("dialog", { name: "Leave “House move”?" });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.element(question.getByRole("alert")).toHaveTextContent(LAST);
});

test("two hundred members scroll in their list, and the dialog stays on the page", async () => {
  await showBoard(aManagedBoard(Array.from({ length: 200 }, (_, at) => `Person ${at}`)));
  await openMembers();

  await expect.element(remove("Person 199")).toBeInTheDocument();
  expect(dialog().element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test("a member sees the people and their roles, and can neither change nor invite them", async () => {
  await showBoard(aBoardOnServer());
  await page.getByRole("button", { name: "Members", exact: true }).click();

  await expect.element(row("Max Example")).toHaveTextContent("Member");
  await expect.element(dialog().getByRole("button", { name: "Leave this board" })).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Members" })).toBeVisible();
  await expect.element(dialog().getByRole("combobox")).not.toBeInTheDocument();
});

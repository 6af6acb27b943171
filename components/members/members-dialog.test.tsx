import { expect, test } from "vitest";
import { aBoardOnServer } from "@/components/testing/board";
import { aManagedBoard } from "@/components/testing/members";
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
import { showBoard } from "@/components/testing/show";

const dialog = () => dialogOf(/^(Share|Members)$/);
const row = (name: string) => dialog().getByRole("listitem").filter({ hasText: name });
const role = (name: string) => dialog().getByLabelText(`Role of ${name}`);
const remove = (name: string) => button(`Remove ${name}`, dialog());
const answer = (name: string, words: string) => button(words, dialogOf(`Remove ${name}?`));

const openMembers = () => button("Share").click();

test("after a removal the focus moves to the next member, and from the last one to the field for new people", async () => {
  const world = aManagedBoard(["Zed Example", "Zoe Example"]);
  await showBoard(world);
  await openMembers();

  await remove("Zed Example").click();
  await answer("Zed Example", "Cancel").click();
  await expectFocus(remove("Zed Example"));
  await press("{Enter}");
  await answer("Zed Example", "Remove").click();
  await expectFocus(remove("Zoe Example"));
  await press("{Enter}");
  await answer("Zoe Example", "Remove").click();
  await expectFocus(dialog().getByRole("combobox", { name: "Add people" }));
});

test("a refusal is shown at the member, whose role goes back, and in the confirmation dialog", async () => {
  const world = aManagedBoard();
  const LAST = "This is the last manager of the board. Please make somebody else a manager first.";
  server.refuse(`POST ${world.path}/user/{user}/make-viewer`, 409, LAST);
  server.refuse(`POST ${world.path}/user/{user}/remove`, 409, LAST);
  await showBoard(world);
  await openMembers();

  await role("Nora Example").selectOptions("Viewer");
  await expectText(row("Nora Example").getByRole("alert"), LAST);
  await expectValue(role("Nora Example"), "Admin");
  await button("Leave this board", dialog()).click();
  const question = dialogOf("Leave “House move”?");
  await button("Leave", question).click();
  await expectText(question.getByRole("alert"), LAST);
});

test("two hundred members scroll in their list, and the dialog stays on the page", async () => {
  await showBoard(aManagedBoard(Array.from({ length: 200 }, (_, at) => `Person ${at}`)));
  await openMembers();

  await expect.element(remove("Person 199")).toBeInTheDocument();
  expect(dialog().element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test("a member sees the people and their roles, and can neither change nor invite them", async () => {
  await showBoard(aBoardOnServer());
  await button(/^Members$/).click();

  await expectText(row("Max Example"), "Member");
  await expectVisible(button("Leave this board", dialog()));
  await expectVisible(dialogOf("Members"));
  await expectGone(dialog().getByRole("combobox"));
});

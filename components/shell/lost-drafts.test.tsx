import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { OfflineBar } from "@/components/shell/offline-bar";
import { LostDrafts } from "@/components/shell/lost-drafts";
import { TextsOfMissing } from "@/components/task/screen/texts-of-missing";
import { expectAccessible } from "@/components/testing/axe";
import { button, dialogOf, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show, showTask } from "@/components/testing/show";
import { aTaskOnServer, closeTaskDialog, openTaskDialog, tools } from "@/components/testing/task";
import { commentField, expectWritten, send } from "@/components/testing/comments";
import { refusedOn } from "@/components/task/comments/refused-comments";
import { storeDraftPlace } from "@/components/text/saving/draft-places";
import { discardDraft, draftKey, storeDraft } from "@/components/text/saving/drafts";

const [NORA, MAX] = [501, 502];
const TASK = 77;
const path = "/boards/v2/projects/9/tasks/77";
const notice = () => page.getByText("You wrote something on a task that you can’t open any more.");
const description = draftKey(NORA, TASK, "description");
const comment = draftKey(NORA, TASK, "comment");

beforeEach(() => {
  history.replaceState(null, "", "/boards");
  storeDraftPlace(NORA, TASK, { boardId: 9, title: "Rent a van" });
  storeDraft(description, { from: null, text: "<p>With nine seats</p>" });
  storeDraft(comment, { from: "", text: "Which one?" });
  return () => [description, comment].forEach(discardDraft);
});

test("texts written on a task that is out of reach are offered on the next page, until each is discarded", async () => {
  server.refuse(`GET ${path}`, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
  const copied = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  await show(<OfflineBar person={NORA} />);
  await expectVisible(notice());
  await button("Show text").click();
  const dialog = dialogOf("Unsaved text");
  await expectVisible(dialog.getByRole("heading", { name: "Rent a van" }));
  await expectVisible(dialog.getByText("With nine seats"));
  await expectAccessible();

  await button("Copy text", dialog).first().click();
  await expect.poll(() => copied.mock.calls.length).toBe(1);
  await button("Copy text", dialog).nth(1).click();
  await expect.poll(() => copied.mock.calls.length).toBe(2);
  await expectVisible(dialog.getByText("With nine seats"));
  await button("Discard", dialog).first().click();
  await expectGone(dialog.getByText("With nine seats"));
  await expectVisible(dialog.getByText("Which one?"));
  await button("Discard", dialog).click();

  await expectGone(dialog);
  await expectGone(notice());
  expect(Object.keys(sessionStorage).filter((key) => key.includes(String(NORA)))).toEqual([]);
});

test("another person who signs in in the same tab is not offered them", async () => {
  server.refuse(`GET ${path}`, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
  storeDraftPlace(MAX, 78, { boardId: 9, title: "Pack" });
  storeDraft(draftKey(MAX, 78, "title"), { from: "Pack", text: "Pack all" });
  server.refuse("GET /boards/v2/projects/9/tasks/78", 404, "Task not found", "not_found");
  await show(<LostDrafts person={MAX} />);
  await button("Show text").click();
  await expectVisible(dialogOf("Unsaved text").getByText("Pack all"));
  await expectGone(dialogOf("Unsaved text").getByText("Which one?"));
  await button("Discard", dialogOf("Unsaved text")).click();
  await expectGone(notice());
  expect(server.requests(`GET ${path}`)).toEqual([]);
});

test("a task that can't be asked for now does not hide the texts of others", async () => {
  server.refuse(`GET ${path}`, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
  storeDraftPlace(NORA, 78, { boardId: 9, title: "Pack" });
  const title = draftKey(NORA, 78, "title");
  storeDraft(title, { from: "Pack", text: "Pack all" });
  server.refuse("GET /boards/v2/projects/9/tasks/78", 500);

  await show(<LostDrafts person={NORA} />);

  await button("Show text").click();
  await expectVisible(dialogOf("Unsaved text").getByText("Which one?"));
  await expectGone(dialogOf("Unsaved text").getByText("Pack all"));
  discardDraft(title);
});

test("texts of a task that can be opened are not offered", async () => {
  server.answer(`GET ${path}`, () => ({ task: {} }));
  await show(<LostDrafts person={NORA} />);
  await expect.poll(() => server.requests(`GET ${path}`).length).toBe(1);
  await expectGone(notice());
});

test("at the address of the task they are shown below the notice that it can't be found, and only there", async () => {
  server.refuse(`GET ${path}`, 404, "Task not found", "not_found");
  history.replaceState(null, "", "/boards/9/tasks/77");
  await show(
    <>
      <TextsOfMissing viewerId={NORA} />
      <LostDrafts person={NORA} />
    </>,
  );
  await expectVisible(page.getByText("Which one?"));
  await expect.poll(() => server.requests(`GET ${path}`).length).toBe(1);
  await expectGone(notice());
  await button("Discard").first().click();
  await button("Discard").click();
  await expectGone(page.getByText("Which one?"));
});

test("a comment that is refused after its task was closed is offered on the next page", async () => {
  const { world, task } = aTaskOnServer();
  server.refuse(`POST ${world.path}/tasks/{task}/comments`, 404, "Task not found", "not_found");
  const release = server.hold(`POST ${world.path}/tasks/{task}/comments`);
  await openTaskDialog(world);
  await send("Which one?");
  await closeTaskDialog();
  server.refuse(`GET ${world.path}/tasks/${task.id}`, 404, "Task not found", "not_found");

  release();

  await expect.poll(() => refusedOn(world.me.ID, task.id).length).toBe(1);
  await show(<LostDrafts person={world.me.ID} />);
  await button("Show text").click();
  await button("Discard", dialogOf("Unsaved text")).click();
  await expectGone(notice());
});

test("an open task remembers where its unsaved texts belong", async () => {
  const { world, task } = aTaskOnServer();
  await showTask(world, task);
  await commentField().click();
  await expectVisible(tools());
  await press("Half");
  const places = () =>
    Object.keys(sessionStorage).filter((key) => key === `boards place of drafts ${world.me.ID} ${task.id}`);
  await expect.poll(places).toHaveLength(1);
  await press("{Control>}a{/Control}{Backspace}");
  await expectWritten(commentField(), "");
  await expect.poll(places).toEqual([]);
});

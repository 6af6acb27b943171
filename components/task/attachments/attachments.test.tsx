import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aFile, anAttachment, answerAttachments, dropFiles, paste } from "@/components/testing/attachments";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { act } from "@/components/testing/board-parts";
import { wholeTask } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show, showBoard } from "@/components/testing/show";
import { installUploads } from "@/components/testing/uploads";
import { TaskScreen } from "@/components/task/screen/task-screen";
import type { AttachmentJson } from "@/lib/attachments/present";

installUploads();

const attached = page.getByRole("list", { name: "Files and links" }).getByRole("listitem");
const coming = page.getByRole("list", { name: "On its way" }).getByRole("listitem");
const titled = (title: string) => attached.filter({ hasText: title });

async function openTask({
  role = "Member",
  files = [],
}: { role?: "Member" | "Viewer"; files?: AttachmentJson[] } = {}) {
  const world = aBoardOnServer({ role, tasks: { "To do": ["Rent a van"] } });
  const task = world.task("Rent a van");
  const onServer = answerAttachments(world, task.id, ...files);
  await show(
    <TaskScreen
      board={world.board}
      task={{ ...wholeTask(task, world.board), attachments: onServer.list() }}
      viewer={world.viewer}
      syncedAt="2026-11-20 08:00:00"
      now={new Date().toISOString()}
    />,
  );
  return { world, task, path: `${world.path}/tasks/${task.id}`, onServer };
}

const aShownPicture = (title: string) => anAttachment(title, { attachment_type: "image/png" });

test("dropped and pasted files are attached anywhere on the page, and a pasted URL becomes a link", async () => {
  const { onServer } = await openTask();
  dropFiles(page.getByRole("heading", { name: "Description" }).element(), [
    aFile("one.png", "image/png"),
    aFile("two.txt"),
  ]);
  await expectCount(attached, 2);
  paste(document.body, [aFile("image.png", "image/png")]);
  await expectCount(attached, 3);
  paste(document.body, [], "https://127.0.0.1/specs");

  await expect.element(titled("https://127.0.0.1/specs").getByRole("link")).toHaveAttribute("target", "_blank");
  expect(onServer.titles().toSorted()).toEqual(["https://127.0.0.1/specs", "image.png", "one.png", "two.txt"]);
});

test("a link is added with a title, and an invalid URL is reported at its field", async () => {
  const { world, task } = await openTask();
  const accept = server.answer(`POST /boards/v2/tasks/${task.id}/add-attachment`, () =>
    Response.json(
      { code: "rest_invalid_param", message: "no", data: { params: { url: "The url must be a web address." } } },
      { status: 400 },
    ),
  );
  await button("Add link").click();
  const form = page.getByRole("form", { name: "Add a link" });
  await expectFocus(form.getByLabelText("Web address"));
  await form.getByLabelText("Web address").fill("ftp://127.0.0.1");
  await form.getByLabelText("Title").fill("What we agreed on");
  await button("Add link", form).click();
  await expect.element(form.getByLabelText("Web address")).toHaveAttribute("aria-invalid", "true");
  await expectValue(form.getByLabelText("Title"), "What we agreed on");

  accept();
  await form.getByLabelText("Web address").fill("127.0.0.1/specs");
  await button("Add link", form).click();
  await expect
    .element(attached.getByRole("link", { name: /^What we agreed on/ }))
    .toHaveAttribute("href", "https://127.0.0.1/specs");
  await expectGone(form);
  expect(server.requests("POST /boards/v2/tasks/{task}/add-attachment").map(({ body }) => body.url)).toEqual([
    "ftp://127.0.0.1",
    "https://127.0.0.1/specs",
  ]);
  expect(world.task("Rent a van").id).toBe(task.id);
});

test("Escape cancels a new link and leaves the dialog open", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  await showBoard(world);
  await page.getByRole("article").getByRole("link", { name: "Rent a van" }).click();
  await button("Add link").click();
  await expectFocus(page.getByLabelText("Web address"));
  await press("{Escape}");

  await expectGone(page.getByRole("form", { name: "Add a link" }));
  await expectVisible(dialogOf("Rent a van"));
});

test("a file is renamed in place, and its title has the focus afterwards", async () => {
  const { onServer } = await openTask({ files: [aShownPicture("van.png")] });
  await act("van.png", "Rename");
  const field = textbox("Title of van.png");
  await expectFocus(field);
  await field.fill("The blue van.png");
  await press("{Enter}");

  await expectFocus(button(/^The blue van.png/));
  await expect.poll(onServer.titles).toEqual(["The blue van.png"]);
});

test("a file is deleted after a confirmation, and the button that adds files has the focus afterwards", async () => {
  const { onServer } = await openTask({ files: [anAttachment("notes.txt")] });
  await act("notes.txt", "Delete");
  const question = dialogOf("Delete this file?");
  await expectVisible(question);
  expect(onServer.titles()).toEqual(["notes.txt"]);
  await button("Delete", question).click();

  await expectGone(attached);
  await expectFocus(button("Attach files"));
  expect(onServer.titles()).toEqual([]);
});

test("arrow keys step through the pictures of the preview", async () => {
  await openTask({ files: [aShownPicture("red.png"), anAttachment("notes.txt"), aShownPicture("blue.png")] });
  const preview = (title: string) => dialogOf(title);
  await button(/^blue.png/).click();
  await expectText(preview("blue.png"), "1 of 2");
  await press("{ArrowRight}");
  await expectText(preview("red.png"), "2 of 2");
  await press("{ArrowRight}");
  await expectVisible(preview("blue.png"));
  await press("{ArrowLeft}");
  await expect
    .element(preview("red.png").getByRole("link", { name: "Download" }))
    .toHaveAttribute("download", "red.png");
  await press("{Escape}");

  await expectGone(preview("red.png"));
  await expectFocus(button(/^blue.png/));
});

test("a viewer sees attachments and no controls to change them", async () => {
  await openTask({
    role: "Viewer",
    files: [anAttachment("How to water", { attachment_type: "url", full_url: "https://127.0.0.1/" })],
  });
  await expectVisible(titled("How to water"));
  expect(button(/^(Attach|Add link|Actions for How)/).elements()).toEqual([]);
  dropFiles(page.getByRole("main").element(), [aFile("no.txt")]);
  paste(page.getByRole("main").element(), [aFile("no.txt")]);

  await expectGone(coming);
  expect(attached.elements()).toHaveLength(1);
});

test("the list, a failed upload, the link form, the preview and the menu are accessible", async () => {
  await openTask({ files: [aShownPicture("van.png"), aShownPicture("key.png"), anAttachment("notes.txt")] });
  dropFiles(page.getByRole("main").element(), [aFile("page.html", "text/html")]);
  await expectVisible(coming.getByRole("alert"));
  await button("Add link").click();
  await expectVisible(page.getByRole("form", { name: "Add a link" }));
  await expectAccessible("list");

  await act("van.png", "Look at it");
  await expectVisible(dialogOf("van.png"));
  await expectAccessible("preview");
  await press("{Escape}");
  await expectGone(dialogOf("van.png"));
  await button("Actions for notes.txt").click();
  await expectVisible(page.getByRole("menuitem", { name: "Download" }));
  await expectAccessible("menu");
});

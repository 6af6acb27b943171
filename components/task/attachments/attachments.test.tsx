import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CHUNK } from "@/components/files/send-in-chunks";
import { aFile, anAttachment, answerAttachments, dropFiles, paste } from "@/components/testing/attachments";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { act } from "@/components/testing/board-parts";
import {
  button,
  dialogOf,
  expectAttribute,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { messages } from "@/components/testing/on-board";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { aTaskOnServer, cardOf, openTaskDialog } from "@/components/testing/task";
import { installUploads, showProgress } from "@/components/testing/uploads";
import type { AttachmentJson } from "@/lib/attachments/present";

installUploads();

const attached = page.getByRole("list", { name: "Files and links" }).getByRole("listitem");
const coming = page.getByRole("list", { name: "Uploads" }).getByRole("listitem");
const titled = (title: string) => attached.filter({ hasText: title });

async function openTask({
  role = "Member",
  files = [],
}: { role?: "Member" | "Viewer"; files?: AttachmentJson[] } = {}) {
  const { world, task } = aTaskOnServer({}, { role });
  const onServer = answerAttachments(world, task.id, ...files);
  await showTask(world, { ...task, attachments: onServer.list() });
  return { task, onServer };
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

  await expectAttribute(titled("https://127.0.0.1/specs").getByRole("link"), "target", "_blank");
  expect(onServer.titles().toSorted()).toEqual(["https://127.0.0.1/specs", "image.png", "one.png", "two.txt"]);
});

test("Ctrl-Z removes a file that was attached", async () => {
  const { onServer } = await openTask();
  dropFiles(page.getByRole("heading", { name: "Description" }).element(), [aFile("plan.txt")]);
  await expectCount(attached, 1);

  await press("{Control>}z{/Control}");

  await expectText(messages(), "Undone: “plan.txt” added");
  await expectGone(attached);
  expect(onServer.titles()).toEqual([]);
});

test("a link is added with a title, and an invalid URL is reported at its field", async () => {
  const { task } = await openTask();
  const accept = server.refuseFields(`POST /boards/v2/tasks/${task.id}/add-attachment`, { url: "no" });
  await button("Add link").click();
  const form = page.getByRole("form", { name: "Add link" });
  const address = form.getByLabelText("Web address");
  await expectFocus(address);
  await address.fill("ftp://127.0.0.1");
  await form.getByLabelText("Title").fill("What we agreed on");
  await button("Add link", form).click();
  await expectAttribute(address, "aria-invalid", "true");
  await expectValue(form.getByLabelText("Title"), "What we agreed on");

  accept();
  await address.fill("127.0.0.1/specs");
  await button("Add link", form).click();
  await expectAttribute(attached.getByRole("link", { name: /^What we agreed on/ }), "href", "https://127.0.0.1/specs");
  await expectGone(form);
  expect(server.bodies("POST /boards/v2/tasks/{task}/add-attachment").map((body) => body.url)).toEqual([
    "ftp://127.0.0.1",
    "https://127.0.0.1/specs",
  ]);
});

test("Escape cancels a new link and leaves the dialog open", async () => {
  await openTaskDialog(aTaskOnServer().world);
  await button("Add link").click();
  await expectFocus(page.getByLabelText("Web address"));
  await press("{Escape}");

  await expectGone(page.getByRole("form", { name: "Add link" }));
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
  await button("Delete file", question).click();

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
  await expectAttribute(preview("red.png").getByRole("link", { name: "Download" }), "download", "red.png");
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
  await expectVisible(page.getByRole("form", { name: "Add link" }));
  await expectAccessible("list");

  await act("van.png", "View");
  await expectVisible(dialogOf("van.png"));
  await expectPartAccessible(dialogOf("van.png"));
  await press("{Escape}");
  await expectGone(dialogOf("van.png"));
  await button("Actions for notes.txt").click();
  await expectVisible(page.getByRole("menuitem", { name: "Download" }));
  await expectPartAccessible(page.getByRole("menu"));
});

const dialog = dialogOf("Rent a van");

async function openDialog() {
  const { world, task } = aTaskOnServer();
  const onServer = answerAttachments(world, task.id);
  await openTaskDialog(world);
  await expectVisible(button("Attach files", dialog));
  return { onServer, path: `${world.path}/tasks/${task.id}/add-task-attachment-file` };
}

const choose = (...files: File[]) => page.getByLabelText("Files to attach").upload(files);

test("an upload shows its progress, continues while the dialog is closed, and can be cancelled", async () => {
  const { onServer, path } = await openDialog();
  const release = server.hold(`POST ${path}`);
  await choose(aFile("long.txt", "text/plain", "x".repeat(1000)));
  await expect.poll(() => server.requests(`POST ${path}`)).toHaveLength(1);
  showProgress(400);
  const progress = page.getByRole("progressbar", { name: "Uploading “long.txt”" });
  await expectAttribute(progress, "aria-valuenow", "40");
  await press("{Escape}");
  await expectGone(dialog);

  await cardOf("Rent a van").click();
  await expectAttribute(progress, "aria-valuenow", "40");
  await button("Cancel upload of “long.txt”").click();
  await expectGone(coming);
  release();
  await choose(aFile("short.txt"));
  await expectText(attached, "short.txt");
  expect(onServer.titles()).toContain("short.txt");
});

test("an upload that fails on the server shows an error and can be retried", async () => {
  const { path } = await openDialog();
  const accept = server.refuse(`POST ${path}`);
  await choose(aFile("notes.txt"));
  await expectText(coming.getByRole("alert"), "Something went wrong on the server. Try again in a moment.");
  accept();
  await button("Try again", coming).click();

  await expectText(attached, "notes.txt");
  await expectGone(coming);
});

test("the upload of a large file resumes where the connection was lost", async () => {
  const { onServer, path } = await openDialog();
  const lost = server.answer(`POST ${path}-chunk`, ({ body }) => {
    if (body.get("chunk_index") === "1") throw new TypeError("Failed to fetch");
    return { is_complete: false, attachments: [] };
  });
  dropFiles(dialog.element(), [new File([new ArrayBuffer(CHUNK + 1)], "large.txt")]);
  await expectText(coming, "You’re offline. The upload continues when you’re back online.");
  lost();
  server.answer(`POST ${path}-chunk`, ({ body }) => ({
    is_complete: body.get("chunk_index") === "1",
    attachments: [],
  }));
  dispatchEvent(new Event("online"));

  await expectGone(coming);
  const [first, ...others] = server.bodies(`POST ${path}-chunk`).map((body) => body.get("chunk_index"));
  expect([first, ...new Set(others)]).toEqual(["0", "1"]);
  expect(onServer.titles()).toEqual([]);
});

test("files of unknown types, empty files and too large files are refused before the upload", async () => {
  const limit = document.head.appendChild(
    Object.assign(document.createElement("meta"), { name: "upload-limit", content: "1048576" }),
  );
  const { path } = await openDialog();
  await choose(aFile("page.html", "text/html"), aFile("empty.txt", "text/plain", ""));
  dropFiles(dialog.element(), [new File([new ArrayBuffer(1048577)], "film.mp4")]);

  await expectText(coming.filter({ hasText: "page.html" }), "This type of file isn’t allowed.");
  await expectText(coming.filter({ hasText: "empty.txt" }), "This file is empty.");
  await expectText(coming.filter({ hasText: "film.mp4" }), "This file is too large. The limit is 1 MB.");
  expect([...server.requests(`POST ${path}`), ...server.requests(`POST ${path}-chunk`)]).toEqual([]);
  await button("Remove “page.html” from list").click();
  await expectCount(coming, 2);
  limit.remove();
});

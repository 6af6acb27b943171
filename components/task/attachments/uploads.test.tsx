import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aFile, answerAttachments, dropFiles } from "@/components/testing/attachments";
import { aBoardOnServer } from "@/components/testing/board";
import {
  button,
  dialogOf,
  expectCount,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { installUploads, showProgress } from "@/components/testing/uploads";
import { CHUNK } from "@/components/files/send-in-chunks";

installUploads();

const attached = page.getByRole("list", { name: "Files and links" }).getByRole("listitem");
const coming = page.getByRole("list", { name: "On its way" }).getByRole("listitem");
const card = page.getByRole("article").getByRole("link", { name: "Rent a van", exact: true });
const dialog = dialogOf("Rent a van");

async function openDialog() {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  const { id } = world.task("Rent a van");
  const onServer = answerAttachments(world, id);
  await showBoard(world);
  await card.click();
  await expectVisible(button("Attach files", dialog));
  return { onServer, path: `${world.path}/tasks/${id}/add-task-attachment-file` };
}

const choose = (...files: File[]) => page.getByLabelText("Files to attach").upload(files);

test("an upload shows its progress, continues while the dialog is closed, and can be cancelled", async () => {
  const { onServer, path } = await openDialog();
  const release = server.hold(`POST ${path}`);
  await choose(aFile("long.txt", "text/plain", "x".repeat(1000)));
  await expect.poll(() => server.requests(`POST ${path}`)).toHaveLength(1);
  showProgress(400);
  const progress = page.getByRole("progressbar", { name: "Sending long.txt" });
  await expect.element(progress).toHaveAttribute("aria-valuenow", "40");
  await press("{Escape}");
  await expectGone(dialog);

  await card.click();
  await expect.element(progress).toHaveAttribute("aria-valuenow", "40");
  await button("Cancel long.txt").click();
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
  await choose(new File([new ArrayBuffer(CHUNK + 1)], "large.txt"));
  await expectText(coming, "The connection is lost. It goes on when you are back.");
  lost();
  server.answer(`POST ${path}-chunk`, ({ body }) => ({
    is_complete: body.get("chunk_index") === "1",
    attachments: [],
  }));
  dispatchEvent(new Event("online"));

  await expectGone(coming);
  const [first, ...others] = server.requests(`POST ${path}-chunk`).map(({ body }) => body.get("chunk_index"));
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

  await expectText(coming.filter({ hasText: "page.html" }), "Files of this kind are not taken.");
  await expectText(coming.filter({ hasText: "empty.txt" }), "The file is empty.");
  await expectText(coming.filter({ hasText: "film.mp4" }), "The file is too large. It may have 1 MB at most.");
  expect([...server.requests(`POST ${path}`), ...server.requests(`POST ${path}-chunk`)]).toEqual([]);
  await button("Take page.html off the list").click();
  await expectCount(coming, 2);
  limit.remove();
});

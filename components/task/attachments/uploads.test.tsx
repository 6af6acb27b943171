import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aFile, answerAttachments, dropFiles } from "@/components/testing/attachments";
import { aBoardOnServer } from "@/components/testing/board";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { installUploads, showProgress } from "@/components/testing/uploads";
import { CHUNK } from "@/components/files/send-in-chunks";

installUploads();

const attached = page.getByRole("list", { name: "Files and links" }).getByRole("listitem");
const coming = page.getByRole("list", { name: "On its way" }).getByRole("listitem");
const card = page.getByRole("article").getByRole("link", { name: "Rent a van", exact: true });
const dialog = page.getByRole("dialog", { name: "Rent a van", exact: true });

async function openDialog() {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  const { id } = world.task("Rent a van");
  const onServer = answerAttachments(world, id);
  await showBoard(world);
  await card.click();
  await expect.element(dialog.getByRole("button", { name: "Attach files" })).toBeVisible();
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
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();

  await card.click();
  await expect.element(progress).toHaveAttribute("aria-valuenow", "40");
  await page.getByRole("button", { name: "Cancel long.txt" }).click();
  await expect.element(coming).not.toBeInTheDocument();
  release();
  await choose(aFile("short.txt"));
  await expect.element(attached).toHaveTextContent("short.txt");
  expect(onServer.titles()).toContain("short.txt");
});

test("an upload that fails on the server shows an error and can be retried", async () => {
  const { path } = await openDialog();
  const accept = server.refuse(`POST ${path}`);
  await choose(aFile("notes.txt"));
  await expect
    .element(coming.getByRole("alert"))
    .toHaveTextContent("Something went wrong on the server. Try again in a moment.");
  accept();
  await coming.getByRole("button", { name: "Try again" }).click();

  await expect.element(attached).toHaveTextContent("notes.txt");
  await expect.element(coming).not.toBeInTheDocument();
});

test("the upload of a large file resumes where the connection was lost", async () => {
  const { onServer, path } = await openDialog();
  const lost = server.answer(`POST ${path}-chunk`, ({ body }) => {
    if (body.get("chunk_index") === "1") throw new TypeError("Failed to fetch");
    return { is_complete: false, attachments: [] };
  });
  await choose(new File([new ArrayBuffer(CHUNK + 1)], "large.txt"));
  await expect.element(coming).toHaveTextContent("The connection is lost. It goes on when you are back.");
  lost();
  server.answer(`POST ${path}-chunk`, ({ body }) => ({
    is_complete: body.get("chunk_index") === "1",
    attachments: [],
  }));
  dispatchEvent(new Event("online"));

  await expect.element(coming).not.toBeInTheDocument();
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

  await expect.element(coming.filter({ hasText: "page.html" })).toHaveTextContent("Files of this kind are not taken.");
  await expect.element(coming.filter({ hasText: "empty.txt" })).toHaveTextContent("The file is empty.");
  await expect
    .element(coming.filter({ hasText: "film.mp4" }))
    .toHaveTextContent("The file is too large. It may have 1 MB at most.");
  expect([...server.requests(`POST ${path}`), ...server.requests(`POST ${path}-chunk`)]).toEqual([]);
  await page.getByRole("button", { name: "Take page.html off the list" }).click();
  await expect.poll(() => coming.elements()).toHaveLength(2);
  limit.remove();
});

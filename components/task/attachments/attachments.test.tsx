import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aFile, anAttachment, answerAttachments, dropFiles, paste } from "@/components/testing/attachments";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { act } from "@/components/testing/board-parts";
import { wholeTask } from "@/components/testing/records";
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
  await expect.poll(() => attached.elements()).toHaveLength(2);
  paste(document.body, [aFile("image.png", "image/png")]);
  await expect.poll(() => attached.elements()).toHaveLength(3);
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
  await page.getByRole("button", { name: "Add link" }).click();
  const form = page.getByRole("form", { name: "Add a link" });
  await expect.element(form.getByLabelText("Web address")).toHaveFocus();
  await form.getByLabelText("Web address").fill("ftp://127.0.0.1");
  await form.getByLabelText("Title").fill("What we agreed on");
  await form.getByRole("button", { name: "Add link" }).click();
  await expect.element(form.getByLabelText("Web address")).toHaveAttribute("aria-invalid", "true");
  await expect.element(form.getByLabelText("Title")).toHaveValue("What we agreed on");

  accept();
  await form.getByLabelText("Web address").fill("127.0.0.1/specs");
  await form.getByRole("button", { name: "Add link" }).click();
  await expect
    .element(attached.getByRole("link", { name: /^What we agreed on/ }))
    .toHaveAttribute("href", "https://127.0.0.1/specs");
  await expect.element(form).not.toBeInTheDocument();
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
  await page.getByRole("button", { name: "Add link" }).click();
  await expect.element(page.getByLabelText("Web address")).toHaveFocus();
  await userEvent.keyboard("{Escape}");

  await expect.element(page.getByRole("form", { name: "Add a link" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Rent a van" })).toBeVisible();
});

test("a file is renamed in place, and its title has the focus afterwards", async () => {
  const { onServer } = await openTask({ files: [aShownPicture("van.png")] });
  await act("van.png", "Rename");
  const field = page.getByRole("textbox", { name: "Title of van.png" });
  await expect.element(field).toHaveFocus();
  await field.fill("The blue van.png");
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByRole("button", { name: /^The blue van.png/ })).toHaveFocus();
  await expect.poll(onServer.titles).toEqual(["The blue van.png"]);
});

test("a file is deleted after a confirmation, and the button that adds files has the focus afterwards", async () => {
  const { onServer } = await openTask({ files: [anAttachment("notes.txt")] });
  await act("notes.txt", "Delete");
  const question = page.getByRole("dialog", { name: "Delete this file?" });
  await expect.element(question).toBeVisible();
  expect(onServer.titles()).toEqual(["notes.txt"]);
  await question.getByRole("button", { name: "Delete" }).click();

  await expect.element(attached).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Attach files" })).toHaveFocus();
  expect(onServer.titles()).toEqual([]);
});

test("arrow keys step through the pictures of the preview", async () => {
  await openTask({ files: [aShownPicture("red.png"), anAttachment("notes.txt"), aShownPicture("blue.png")] });
  const preview = (title: string) => page.getByRole("dialog", { name: title, exact: true });
  await page.getByRole("button", { name: /^blue.png/ }).click();
  await expect.element(preview("blue.png")).toHaveTextContent("1 of 2");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(preview("red.png")).toHaveTextContent("2 of 2");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(preview("blue.png")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect
    .element(preview("red.png").getByRole("link", { name: "Download" }))
    .toHaveAttribute("download", "red.png");
  await userEvent.keyboard("{Escape}");

  await expect.element(preview("red.png")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^blue.png/ })).toHaveFocus();
});

test("a viewer sees attachments and no controls to change them", async () => {
  await openTask({
    role: "Viewer",
    files: [anAttachment("How to water", { attachment_type: "url", full_url: "https://127.0.0.1/" })],
  });
  await expect.element(titled("How to water")).toBeVisible();
  expect(page.getByRole("button", { name: /^(Attach|Add link|Actions for How)/ }).elements()).toEqual([]);
  dropFiles(page.getByRole("main").element(), [aFile("no.txt")]);
  paste(page.getByRole("main").element(), [aFile("no.txt")]);

  await expect.element(coming).not.toBeInTheDocument();
  expect(attached.elements()).toHaveLength(1);
});

test("the list, a failed upload, the link form, the preview and the menu are accessible", async () => {
  await openTask({ files: [aShownPicture("van.png"), aShownPicture("key.png"), anAttachment("notes.txt")] });
  dropFiles(page.getByRole("main").element(), [aFile("page.html", "text/html")]);
  await expect.element(coming.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Add link" }).click();
  await expect.element(page.getByRole("form", { name: "Add a link" })).toBeVisible();
  expect(await seriousProblems(), "list").toEqual([]);

  await act("van.png", "Look at it");
  await expect.element(page.getByRole("dialog", { name: "van.png" })).toBeVisible();
  expect(await seriousProblems(), "preview").toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "van.png" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Actions for notes.txt" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Download" })).toBeVisible();
  expect(await seriousProblems(), "menu").toEqual([]);
});

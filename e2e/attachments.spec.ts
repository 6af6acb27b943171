import { expect, test } from "@playwright/test";
import { act, attached, choose, coming, openToAttach } from "./attachments";
import { aBoard, asAdministrator, aTask } from "./boards";
import { complaintsOf } from "./complaints";
import { aText, dropFiles, paste } from "./drop";
import { aPerson } from "./people";
import { aPicture } from "./picture";
import { cardOf, dialogOf, open, stored, taskUrl } from "./task";

test("several files are chosen, and seen by who has the task open and writes undisturbed", async ({ page, browser, request }) => {
  const complaints = complaintsOf(page);
  const { board, task, dialog } = await openToAttach(page, request, "Ada");
  const other = await browser.newPage();
  const [bert, send] = [await aPerson(request, "Bert"), await asAdministrator(request)];
  await send("POST", `/boards/v2/projects/${board.id}/add-members`, { memberId: (await send("GET", `/wp/v2/users?search=${bert.login}`))[0].id });
  await open(other, bert, taskUrl(board, task));
  await other.getByRole("button", { name: "Add a description…" }).click();
  await other.getByRole("textbox", { name: "Description" }).pressSequentially("Half a sen");

  await choose(page, dialog, [aText("contract.txt"), await aPicture("van.png"), aText("prices.csv", "a,b\n1,2\n")]);

  await expect(attached(page)).toHaveCount(3);
  await expect(coming(page)).toHaveCount(0);
  await expect(attached(page).filter({ hasText: "prices.csv" })).toContainText("8 B");
  await expect(attached(page).filter({ hasText: "van.png" })).toContainText("Ada Example");
  await expect(attached(page).filter({ hasText: "van.png" }).locator("img")).toHaveAttribute("src", /^\/files\/\w+\?size=small$/);
  await expect(page.locator(`[data-task="${task.id}"]`)).toContainText("Attachments: 3");
  await expect(attached(other)).toHaveCount(3);
  await expect(other.getByRole("textbox", { name: "Description" })).toBeFocused();
  await other.keyboard.type("tence");
  await expect(other.getByRole("textbox", { name: "Description" })).toHaveText("Half a sentence");
  expect(complaints).toEqual([]);
  await other.close();
});

test("files are dropped anywhere and pasted, and a pasted address is a link", async ({ page, request }) => {
  const { dialog, board, task } = await openToAttach(page, request, "Dina");

  await dropFiles(page, dialog.getByRole("heading", { name: "Description" }), [await aPicture("one.png"), aText("two.txt")]);
  await expect(attached(page)).toHaveCount(2);
  await paste(page, dialog, [await aPicture("image.png")]);
  await expect(attached(page)).toHaveCount(3);
  await paste(page, dialog, [], "https://127.0.0.1/specs");
  const link = attached(page).filter({ hasText: "https://127.0.0.1/specs" }).getByRole("link");
  await expect(link).toHaveAttribute("target", "_blank");

  await dialog.getByRole("button", { name: "Add a description…" }).click();
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await dropFiles(page, page.getByRole("textbox", { name: "Description" }), [await aPicture("plan.png")]);
  await expect(page.getByRole("textbox", { name: "Description" }).getByRole("img", { name: "plan" })).toBeVisible();
  expect((await stored(request, board, task)).attachments).toHaveLength(4);
});

test("a slow upload says how far it is, goes on while the dialog is closed, and is cancelled", async ({ page, request }) => {
  const { dialog, board, task } = await openToAttach(page, request, "Sina");
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 });

  await choose(page, dialog, [aText("long.txt", "x".repeat(3_000_000))]);
  const progress = page.getByRole("progressbar", { name: "Sending long.txt" });
  await expect.poll(async () => Number(await progress.getAttribute("aria-valuenow"))).toBeGreaterThan(5);
  expect(Number(await progress.getAttribute("aria-valuenow"))).toBeLessThan(100);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await cardOf(page, "Rent a van").click();
  await expect(progress).toBeVisible();
  await page.getByRole("button", { name: "Cancel long.txt" }).click();
  await expect(coming(page)).toHaveCount(0);

  await network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await choose(page, dialogOf(page, "Rent a van"), [aText("short.txt")]);
  await expect(attached(page)).toHaveCount(1);
  expect((await stored(request, board, task)).attachments).toMatchObject([{ title: "short.txt" }]);
});

test("what the server fails with is told, and tried again", async ({ page, request }) => {
  const { dialog } = await openToAttach(page, request, "Finn");
  await page.route("**/add-task-attachment-file", (route) => route.fulfill({ status: 500, json: { code: "internal", message: "no" } }), { times: 1 });

  await choose(page, dialog, [aText("notes.txt")]);
  await expect(coming(page).getByRole("alert")).toHaveText("Something went wrong on the server. Try again in a moment.");
  await coming(page).getByRole("button", { name: "Try again" }).click();

  await expect(attached(page)).toHaveCount(1);
  await expect(coming(page)).toHaveCount(0);
});

test("a large file goes on where the connection was lost", async ({ page, request }) => {
  const { dialog, board, task } = await openToAttach(page, request, "Lara");
  const sent: string[] = [];
  let isLost = true;
  await page.route("**/add-task-attachment-file-chunk", (route) => {
    const chunk = /name="chunk_index"\s+(\d+)/.exec(route.request().postDataBuffer()?.toString("latin1", 0, 2_000) ?? "")?.[1] ?? "";
    sent.push(chunk);
    return chunk === "1" && isLost ? route.abort("connectionfailed") : route.continue();
  });
  const large = Buffer.alloc(18 * 1024 * 1024, "words ");

  await choose(page, dialog, [{ name: "large.txt", mimeType: "text/plain", buffer: large }]);
  await expect(coming(page)).toContainText("The connection is lost. It goes on when you are back.");
  isLost = false;

  await expect(attached(page)).toHaveCount(1, { timeout: 30_000 });
  expect(sent.filter((chunk) => chunk !== "1")).toEqual(["0", "2"]);
  expect((await stored(request, board, task)).attachments).toMatchObject([{ title: "large.txt", file_size: "18 MB" }]);
});

test("what can't be taken is refused before it is sent", async ({ page, request }) => {
  const { dialog } = await openToAttach(page, request, "Rosa");
  const asked: string[] = [];
  page.on("request", (each) => each.url().includes("add-task-attachment") && asked.push(each.url()));

  await choose(page, dialog, [aText("page.html"), aText("empty.txt", "")]);
  await expect(coming(page).filter({ hasText: "page.html" })).toContainText("Files of this kind are not taken.");
  await expect(coming(page).filter({ hasText: "empty.txt" })).toContainText("The file is empty.");
  const huge = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new ArrayBuffer(100 * 1024 * 1024 + 1)], "film.mp4"));
    return transfer;
  });
  await dialog.dispatchEvent("drop", { dataTransfer: huge });
  await expect(coming(page).filter({ hasText: "film.mp4" })).toContainText("The file is too large. It may have 100 MB at most.");

  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Take page.html off the list" }).click();
  await expect(coming(page)).toHaveCount(2);
});

test("pictures are looked at one after the other with the keys", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { dialog } = await openToAttach(page, request, "Pia");
  await choose(page, dialog, [await aPicture("red.png", "#c92a2a")]);
  await expect(attached(page)).toHaveCount(1);
  await choose(page, dialog, [aText("notes.txt"), await aPicture("blue.png")]);
  await expect(attached(page)).toHaveCount(3);

  await page.getByRole("button", { name: /^blue.png/ }).click();
  const shown = dialogOf(page, "blue.png");
  await expect(shown.getByRole("img", { name: "blue.png" })).toHaveJSProperty("naturalWidth", 640);
  await expect(shown).toContainText("1 of 2");
  await page.keyboard.press("ArrowRight");
  await expect(dialogOf(page, "red.png").getByRole("img", { name: "red.png" })).toHaveJSProperty("naturalWidth", 640);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(dialogOf(page, "red.png").getByRole("link", { name: "Download" })).toHaveAttribute("download", "red.png");
  await page.keyboard.press("Escape");

  await expect(dialogOf(page, "red.png")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(page.getByRole("button", { name: /^blue.png/ })).toBeFocused();
  expect(complaints).toEqual([]);
});

test("a file is renamed in its place, made the cover and deleted", async ({ page, request }) => {
  const { dialog, board, task } = await openToAttach(page, request, "Mona");
  await choose(page, dialog, [await aPicture("van.png")]);
  await expect(attached(page)).toHaveCount(1);

  await act(page, "van.png", "Rename");
  const field = page.getByRole("textbox", { name: "Title of van.png" });
  await expect(field).toBeFocused();
  await field.fill("The blue van.png");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: /^The blue van.png/ })).toBeFocused();
  await expect.poll(async () => (await stored(request, board, task)).attachments[0].title).toBe("The blue van.png");

  await act(page, "The blue van.png", "Make cover");
  await expect.poll(async () => (await stored(request, board, task)).settings.cover.backgroundImage).toMatch(/\/files\/\w+$/);
  await act(page, "The blue van.png", "Delete");
  await page.getByRole("dialog", { name: "Delete this file?" }).getByRole("button", { name: "Delete" }).click();
  await expect(attached(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Attach files" })).toBeFocused();
  expect(await stored(request, board, task)).toMatchObject({ attachments: [], settings: { cover: { backgroundImage: expect.anything() } } });
});

test("a link is added with a title, and an address that is none is told at its field", async ({ page, request }) => {
  const { dialog } = await openToAttach(page, request, "Lin");

  await dialog.getByRole("button", { name: "Add link" }).click();
  const form = page.getByRole("form", { name: "Add a link" });
  await expect(form.getByLabel("Web address")).toBeFocused();
  await form.getByLabel("Web address").fill("ftp://127.0.0.1");
  await form.getByLabel("Title").fill("What we agreed on");
  await form.getByRole("button", { name: "Add link" }).click();
  await expect(form.getByLabel("Web address")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Title")).toHaveValue("What we agreed on");
  await form.getByLabel("Web address").fill("127.0.0.1/specs");
  await form.getByRole("button", { name: "Add link" }).click();

  await expect(attached(page).getByRole("link", { name: /^What we agreed on/ })).toHaveAttribute("href", "https://127.0.0.1/specs");
  await expect(form).toHaveCount(0);
  await dialog.getByRole("button", { name: "Add link" }).click();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test("a viewer looks at what is attached, and finds nothing to change it with", async ({ page, request }) => {
  const vera = await aPerson(request, "Vera");
  const board = await aBoard(request, { title: "Garden", viewers: [vera] });
  const task = await aTask(request, board, "Water");
  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/tasks/${task.id}/add-attachment`, { url: "https://127.0.0.1/", title: "How to water" });
  await open(page, vera, taskUrl(board, task));

  await expect(attached(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^(Attach|Add link|Actions for How)/ })).toHaveCount(0);
  await dropFiles(page, page.getByRole("main"), [aText("no.txt")]);
  await paste(page, page.getByRole("main"), [aText("no.txt")]);
  await expect(coming(page)).toHaveCount(0);
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CHUNK } from "@/components/files/send-in-chunks";
import { ImportPage } from "@/components/imports/screen/import-page";
import { expectAccessible } from "@/components/testing/axe";
import { anImport, aPreview, IMPORT_ID } from "@/components/testing/imports";
import {
  button,
  expectDescription,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  textbox,
} from "@/components/testing/screen";
import { refreshes } from "@/components/testing/next/navigation";
import { refusal, server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { installUploads } from "@/components/testing/uploads";
import { momentOf } from "@/lib/dates/when";

installUploads();

const CHUNKS = "POST /boards/v2/boards-import/upload-json-chunk";
const PREVIEW = "POST /boards-app/v1/imports/preview";
const START = "POST /boards-app/v1/imports";
const LIMITS = { text: 64 * 1024 * 1024, zip: 1000 * 1024 * 1024 };
const FOLDERS = [{ id: 3, title: "Moves" }];

const showImport = (search = "", imports: React.ComponentProps<typeof ImportPage>["imports"] = []) => {
  history.replaceState(null, "", `/boards/import${search}`);
  return show(<ImportPage imports={imports} folders={FOLDERS} limits={LIMITS} isPro />);
};

const takeChunks = () =>
  server.answer(CHUNKS, ({ body }) => ({
    chunkIndex: Number(body.get("chunkIndex")),
    isComplete: Number(body.get("chunkIndex")) === Number(body.get("totalChunks")) - 1,
    filePath: "upload_1.json",
  }));

const choose = (file: File) => page.getByLabelText("File to import").upload(file);
function drop(file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const zone = document.querySelector("[data-takes-files]");
  zone?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}

const json = (text: string, name = "board.json") => new File([text], name, { type: "application/json" });
const NATIVE = json('{"boards_export": {"version": 1}, "board": {"tasks": []}}');

test("a file is recognized and sent, its contents are shown, and the import starts once", async () => {
  takeChunks();
  server.answer(PREVIEW, () => ({ preview: aPreview() }));
  await showImport();
  await expectVisible(page.getByText("JSON or CSV up to 64 MB, or ZIP up to 1,000 MB"));
  await expectAccessible();

  await choose(NATIVE);

  await expectValue(textbox("Title"), "Office move");
  expect(server.bodies(PREVIEW)).toEqual([{ source: "native", file: "upload_1.json", options: {} }]);
  expect(location.search).toBe("?source=native&file=upload_1.json&name=board.json");
  await expectText(page.getByRole("list", { name: "Steps" }), "Choose2Check3Import");
  await expectText(page.getByRole("region", { name: "What comes" }), "84");
  await expectVisible(page.getByText("1 person has an account here."));
  await page.getByText("2 people without an account here").click();
  await expectVisible(page.getByText("no email address"));
  await page.getByText("1 thing doesn’t come, or changes").click();
  await expectVisible(page.getByText("Its address doesn’t respond."));
  await expectAccessible();

  await textbox("Title").fill("Office move 2027");
  await page.getByLabelText("Folder").selectOptions("Moves");
  server.refuse(START, 503, "no");
  await button("Import 84 tasks").click();
  await expectVisible(page.getByText("Something went wrong on the server. Try again in a moment."));
  server.answer(START, () => ({ import: anImport(), imports: [anImport()] }));
  await button("Import 84 tasks").click();

  await expect.poll(() => location.pathname).toBe(`/boards/import/${IMPORT_ID}`);
  const [first, second] = server.requests(START);
  expect(second?.body).toEqual({
    ...{ source: "native", file: "upload_1.json", options: {} },
    ...{ title: "Office move 2027", folder_id: 3 },
  });
  expect(first?.headers.get("idempotency-key")).toBe(second?.headers.get("idempotency-key"));
});

test("a large file goes in chunks, and continues with the chunk that was lost", async () => {
  takeChunks();
  server.answer(PREVIEW, () => ({ preview: aPreview() }));
  await showImport();
  const lost = server.answer(CHUNKS, ({ body }) => {
    if (body.get("chunkIndex") === "1") {
      lost();
      throw new TypeError("Failed to fetch");
    }
    return { chunkIndex: 0, isComplete: false, filePath: "upload_1.json" };
  });

  drop(new File(['{"boards_export":1}', new Uint8Array(CHUNK)], "large.json"));

  await expectValue(textbox("Title"), "Office move");
  const sent = server.bodies(CHUNKS) as FormData[];
  expect(sent.map((form) => form.get("chunkIndex"))).toEqual(["0", "1", "1"]);
  expect(new Set(sent.map((form) => form.get("uploadId"))).size).toBe(1);
});

test("files of other types, empty and too large ones are refused before anything is sent", async () => {
  await showImport();

  await choose(new File(["x"], "board.pdf"));
  await expectText(page.getByRole("alert"), "Choose a JSON, ZIP, or CSV file.");
  await choose(json(""));
  await expectText(page.getByRole("alert"), "This file is empty.");
  drop(
    new File(
      Array.from({ length: 65 }, () => new Uint8Array(1024 * 1024)),
      "large.csv",
    ),
  );

  await expectText(page.getByRole("alert"), "This file is too large. The limit is 64 MB.");
  expect(server.requests(CHUNKS)).toEqual([]);
});

test("JSON that does not say where it comes from asks for it", async () => {
  takeChunks();
  server.answer(PREVIEW, () => ({ preview: aPreview({ people: [], notes: [], tasks: 0, stages: [] }) }));
  await showImport();

  await choose(json('{"things": []}'));
  await button("Asana export").click();

  await expectVisible(page.getByText("There are no tasks in it, only the board itself."));
  expect(server.bodies(PREVIEW)[0].source).toBe("work");
  await expectVisible(button("Import board"));
});

test("a file that can’t be read says why, and another one can be chosen", async () => {
  server.answer(PREVIEW, () => refusal(422, "This isn’t valid JSON."));
  await showImport("?source=native&file=upload_1.json&name=broken.json");

  await expectText(page.getByRole("alert"), "This isn’t valid JSON.");
  await expectAccessible();
  await page.getByRole("link", { name: "Choose something else" }).click();

  await expectVisible(page.getByText("Drop a file here"));
});

test("an account is connected, its boards are listed, and a reload asks for the credentials again", async () => {
  server.answer("POST /boards/v2/card-boards", ({ body }) =>
    body.token === "right"
      ? {
          boards: [
            { id: "b1", name: "Garden", url: "", closed: false },
            { id: "b2", name: "Old plans", url: "", closed: true },
          ],
        }
      : refusal(422, "Trello refused the key or the token."),
  );
  server.answer(START, () => ({ imports: [anImport()] }));
  server.answer(PREVIEW, () => refusal(422, "Trello does not answer at the moment."));
  const shown = await showImport("?account=trello");
  await textbox("API key").fill("key 1");
  await expect
    .element(page.getByRole("link", { name: "Get a token for this key" }))
    .toHaveAttribute("href", expect.stringContaining("key=key+1"));
  await page.getByLabelText("Token").fill("wrong");
  await button("Show boards").click();
  await expectText(page.getByRole("alert"), "Trello refused the key or the token.");
  await expectAccessible();

  await page.getByLabelText("Token").fill("right");
  await button("Show boards").click();
  await expectText(page.getByRole("list", { name: "Choose a board" }), "GardenOld plansClosed");
  await button("Garden").click();

  await expectValue(textbox("Title"), "Garden");
  const { search } = location;
  expect(search).toBe("?account=trello&item=b1&name=Garden");
  await expectText(page.getByRole("alert"), "Trello does not answer at the moment.");
  await expectVisible(button("Import board"));
  await expectAccessible();

  const stages = [{ title: "To do", tasks: null }];
  server.answer(PREVIEW, () => ({ preview: aPreview({ tasks: 3, comments: null, labels: null, stages }) }));
  await button("Try again").click();
  const contents = page.getByRole("region", { name: "What comes" });
  await expectText(contents, /^What comesTasks3Subtasks12Attachments5Stages1All lists, cards.*StagesTo do$/);
  await expectAccessible();
  await button("Import 3 tasks").click();
  await expect.poll(() => location.pathname).toBe(`/boards/import/${IMPORT_ID}`);
  const credentials = { api_key: "key 1", token: "right", card_board_id: "b1" };
  expect(server.bodies(PREVIEW).at(-1)).toEqual({ source: "card-board-api", credentials, options: {} });
  expect(server.bodies(START)).toEqual([{ source: "card-board-api", credentials, options: {}, title: "Garden" }]);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  await shown.unmount();
  await showImport(search);
  await expectValue(textbox("API key"), "");
});

test("projects are those of the chosen workspace, and can be searched", async () => {
  server.answer("POST /boards/v2/work-workspaces", () => ({
    workspaces: [
      { gid: "1", name: "Home" },
      { gid: "2", name: "Office" },
    ],
  }));
  server.answer("POST /boards/v2/work-projects", ({ body }) => ({
    projects:
      body.workspace_gid === "1"
        ? []
        : Array.from({ length: 9 }, (_, at) => ({ gid: `p${at}`, name: `Project ${at}`, permalink_url: "" })),
  }));
  await showImport("?account=asana");
  await page.getByLabelText("Personal access token").fill("secret");
  await button("Show projects").click();
  await expectVisible(page.getByText("This workspace has no projects."));

  await page.getByLabelText("Workspace").selectOptions("Office");
  await page.getByRole("searchbox", { name: "Search" }).fill("project 7");

  await expectText(page.getByRole("list", { name: "Choose a project" }), /^Project 7$/);
  await expectAccessible();
});

test("the export of a site lists its boards, which keep their titles", async () => {
  server.answer(PREVIEW, () => ({ preview: aPreview({ title: "Garden, Kitchen", boards: ["Garden", "Kitchen"] }) }));
  server.answer(START, () => ({ imports: [anImport(), anImport({ import_id: "b" })] }));
  await showImport("?source=native&file=upload_1.zip&name=site.zip");

  await expectText(page.getByRole("list", { name: "2 boards" }), "GardenKitchen");
  await expectGone(textbox("Title"));
  await button("Import 2 boards").click();

  await expect.poll(() => location.search).toBe("");
  expect(server.bodies(START)[0].title).toBe("");
});

const aTable = () => ({
  ...aPreview({ title: "tasks", boards: ["tasks"], people: [], notes: [], tasks: 12 }),
  columns: ["Task", "Due", "Owner", ""],
  fields: ["task_title", "description", "due_at", "assignees", "custom_field", "stage"],
  map: [
    { csv: "Task", table: "task_title" },
    { csv: "Due", table: null },
    { csv: "Owner", table: "assignees" },
    { csv: "", table: null },
  ],
  rows: [
    ["Fix login", "soon", "anna@example.com", ""],
    ["اختبار", "31.5.2026", "", ""],
  ],
  ...{ delimiter: "semicolon", encoding: "windows-1252", date_format: null },
});

test("the columns of a table are mapped, problems are said at their column, and the rows go to an existing board", async () => {
  server.answer(PREVIEW, () => ({ preview: aTable() }));
  server.answer(START, () => ({ imports: [anImport()] }));
  server.answer("GET /boards/v2/projects", () => ({
    boards: { data: [{ id: 9, title: "Garden", background: null }] },
  }));
  await showImport("?source=csv&file=upload_1.csv&name=tasks.csv");
  const column = (name: string) => page.getByLabelText(`What “${name}” becomes`);
  await expectVisible(page.getByText("Column 4 has no name"));
  await expectAccessible();
  await expect.element(page.getByLabelText("Between columns")).toHaveTextContent("Automatic: Semicolon");

  await column("Due").selectOptions("Due date");
  await expectDescription(column("Due"), "“soon” isn’t a date and is left out.");
  await column("Task").selectOptions("Leave out");
  await expectText(page.getByRole("alert"), "Choose the column with the titles of the tasks.");
  await button("Import 12 tasks").click();
  await expectVisible(page.getByText("Some columns need your attention."));
  await column("Owner").selectOptions("Title");
  await column("Task").selectOptions("Title");
  await expectDescription(column("Owner"), "“Task” becomes this already. Only one column can.");
  await column("Owner").selectOptions("Custom field");
  await expectText(page.getByRole("table"), "TitleDue dateOwnerFix login");
  await page.getByLabelText("Encoding").selectOptions("UTF-8");
  await expectText(page.getByRole("table"), "TitleAssignees (by email)");
  await column("Due").selectOptions("Due date");

  await page.getByLabelText("An existing board").click();
  await expectGone(textbox("Title"));
  await button("Choose board").click();
  await page.getByRole("option", { name: "Garden" }).click();
  await button("Import 12 tasks").click();

  await expect.poll(() => location.pathname).toBe(`/boards/import/${IMPORT_ID}`);
  expect(server.bodies(START)).toEqual([
    {
      ...{ source: "csv", file: "upload_1.csv", title: "", board_id: 9 },
      options: { encoding: "utf-8", map: aTable().map.with(1, { csv: "Due", table: "due_at" }) },
    },
  ]);
  expect(
    server
      .bodies(PREVIEW)
      .every(({ options }) => !options.map?.every((each: { table: string | null }) => each.table === null)),
  ).toBe(true);
});

test("recent imports are listed with their state, and lead to their page", async () => {
  const at = momentOf(new Date("2026-11-27T08:00:00Z"), {
    now: new Date("2026-11-27T09:00:00Z"),
    timeZone: "UTC",
    locale: "en-US",
  });
  await showImport("", [
    { ...anImport(), at },
    { ...anImport({ import_id: "b", status: "failed", title: "", is_cancelled: true, source: "later" }), at },
    { ...anImport({ import_id: "c", status: "completed", completed: 1, title: "Garden", source: "csv" }), at },
  ]);

  const rows = page.getByRole("region", { name: "Recent imports" }).getByRole("listitem");
  await expectText(rows.first(), "Office move");
  await expectText(rows.first(), "42%");
  const before = refreshes;
  await expect.poll(() => refreshes, { timeout: 4_000 }).toBeGreaterThan(before);
  await expectVisible(page.getByText("Canceled"));
  await expectVisible(page.getByText("1 task"));
  await expectGone(page.getByText("later"));
  await page.getByRole("link", { name: "Office move" }).click();
  expect(location.pathname).toBe(`/boards/import/${IMPORT_ID}`);
});

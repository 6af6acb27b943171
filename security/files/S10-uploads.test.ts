import { parse } from "content-disposition";
import { describe, expect, test } from "vitest";
import { GET } from "@/app/files/[hash]/route";
import { POST as ADD } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import { PUT as RENAME } from "@/app/wp-json/boards/v2/tasks/[task_id]/attachment-update/[attachment_id]/route";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { aFile, aPicture, aTaskOfAnna, call } from "@/lib/testing";

const PAGE = "<!doctype html><html><body><script>alert(document.domain)</script></body></html>";
const DRAWING = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`;

const SANDBOXED = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'; sandbox" };
const nameIn = (headers: Headers) => parse(headers.get("content-disposition") ?? "").parameters.filename;

async function attach(file: File, title?: string) {
  const { max, task, params } = await aTaskOfAnna();
  const added = await call(ADD, { as: max, params, body: { file } });
  const [attachment] = added.json.attachments ?? [];
  if (title !== undefined)
    await call(RENAME, { as: max, params: { task_id: task.id, attachment_id: attachment.id }, body: { title } });
  const response =
    attachment &&
    (await GET(new Request(attachment.secure_url), { params: Promise.resolve({ hash: attachment.file_hash }) }));
  return {
    status: added.status,
    attachment,
    headers: (response?.headers ?? new Headers()) as Headers,
    bytes: response ? Buffer.from(await response.arrayBuffer()) : null,
  };
}

describe("S10 an upload that could run", () => {
  test.each([
    ...[
      "page.html",
      "page.htm",
      "page.xhtml",
      "page.xht",
      "page.shtml",
      "page.HTML",
      "page.html ",
      "page.html.",
      "page.txt.html",
      "page.mhtml",
    ].map((name) => [name, PAGE]),
    ...["drawing.svg", "drawing.svgz", "drawing.xml", "drawing.xsl"].map((name) => [name, DRAWING]),
    ...[
      "code.js",
      "code.mjs",
      "code.php",
      "code.php5",
      "code.phtml",
      "code.phar",
      "code.swf",
      ".htaccess",
      "code.jsp",
      "code.exe",
      "code.sh",
    ].map((name) => [name, "alert(1)"]),
    ["picture.png", PAGE],
    ["picture.jpg", DRAWING],
    ["paper.pdf", PAGE],
    ["code.php\0.png", "<?php phpinfo();"],
    ["archive.zip", PAGE],
  ] as [string, string][])("is refused: %j", async (name, content) => {
    expect((await attach(aFile(name, content, "image/png"))).status).toBe(400);
  });

  test.each([["notes.txt"], ["table.csv"], ["readme.md"], ["data.json"]])(
    "is downloaded as sandboxed text if it is HTML called %s",
    async (name) => {
      const { status, headers } = await attach(aFile(name, PAGE, "text/html"));

      expect(status).toBe(200);
      expect(headers.get("content-type")).not.toMatch(/html|xml|svg|script/);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...SANDBOXED,
        "content-disposition": expect.stringMatching(/^attachment; filename=/),
      });
    },
  );

  test("is a sandboxed picture if it is a picture followed by HTML, whatever type the client sent", async () => {
    const picture = new Uint8Array(await (await aPicture()).arrayBuffer());

    const { headers, bytes } = await attach(new File([picture, PAGE], "both.png", { type: "text/html" }));

    expect(bytes?.toString("latin1")).toContain("<script>");
    expect(Object.fromEntries(headers)).toMatchObject({
      ...SANDBOXED,
      "content-type": "image/png",
      "content-disposition": expect.stringMatching(/^inline; /),
    });
  });

  test.each([
    "a\r\nSet-Cookie: session=evil.txt",
    'a"; filename="evil.html',
    "../../../etc/passwd.txt",
    "..\\..\\windows\\win.txt",
    "a\u202etxt.exe.txt",
    "ü — 漢字 — تقرير.txt",
    "a;b=c,d'e%0d%0a.txt",
  ])("cannot break out of its header by the name %j", async (name) => {
    const { headers } = await attach(aFile("notes.txt"), name);

    const disposition = headers.get("content-disposition") ?? "";
    expect([...headers.keys()]).not.toContain("set-cookie");
    expect(disposition).toMatch(
      /^attachment; filename=("([^"\\\r\n]|\\["\\])*"|[\w.!#$%&'*+^`|~-]+)(; filename\*=UTF-8''[\w.!#$%&+^`|~%-]*)?$/,
    );
    expect(disposition).not.toMatch(/[\r\n]/);
  });

  test.each([
    ["invoice_\u202efdp.bat", "invoice_fdp.bat.txt"],
    ["page.html", "page.html.txt"],
    ["table.csv", "table.csv.txt"],
    ["run.bat.", "run.bat..txt"],
    ["../run.exe ", "run.exe.txt"],
    ["Q3 report", "Q3 report.txt"],
    ["Budget 2025/26", "Budget 2025-26.txt"],
    ["and/or \\ both.txt", "and-or - both.txt"],
    ["/", "file.txt"],
    ["server.LOG", "server.LOG"],
    ["readme.text", "readme.text"],
  ])("is downloaded as text after it is renamed to %j: %j", async (title, name) => {
    const { headers } = await attach(aFile("notes.txt"), title);

    expect(nameIn(headers)).toBe(name);
  });

  test("keeps its extension when a long name is cut", async () => {
    const { headers } = await attach(aFile("notes.txt"), `${"x".repeat(250)}.exe`);

    expect(nameIn(headers)).toMatch(/^x{240}.{0,11}\.txt$/u);
  });

  test("keeps a picture's extension when it is renamed, and the thumbnail has its own", async () => {
    const { headers, attachment } = await attach(await aPicture({ name: "photo.jpg" }), "holiday.hta");
    await makeThumbnail({ attachmentId: attachment.id });

    const small = await GET(new Request(`${attachment.secure_url}&size=small`), {
      params: Promise.resolve({ hash: attachment.file_hash }),
    });

    expect([headers, small.headers].map(nameIn)).toEqual(["holiday.hta.jpg", "holiday.hta.webp"]);
  });
});

describe("S10 a text file, which may begin with anything", () => {
  test.each([
    ["data.csv", "BMI,Age\n22.5,31"],
    ["notes.txt", "%PDF is how a paper begins"],
    ["notes.md", "GIF89a is how a picture begins"],
    ["notes.log", "MZ"],
    ["data.json", '"RIFF"'],
  ])("is accepted as %s with %j in it, and only downloaded", async (name, words) => {
    const { status, headers, bytes } = await attach(aFile(name, words));

    expect([status, bytes?.toString()]).toEqual([200, words]);
    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each(["notes.txt", "data.csv", "data.json", "readme.md"])(
    "is refused as %s with a picture in it",
    async (name) => {
      expect((await attach(aFile(name, await (await aPicture()).arrayBuffer()))).status).toBe(400);
    },
  );

  test("is accepted in UTF-16, too", async () => {
    expect((await attach(aFile("notes.txt", new Uint8Array(Buffer.from("\ufeffBMI, Alter", "utf16le"))))).status).toBe(
      200,
    );
  });
});

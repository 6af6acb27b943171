import { describe, expect, test } from "vitest";
import { GET, POST } from "@/app/wp-admin/admin-ajax.php/route";
import type { User } from "@/generated/prisma/client";
import {
  aBoard,
  aBoardOfAnna,
  aBrowserOf,
  anAdmin,
  aMember,
  aServiceAdmin,
  aUser,
  basic,
  newApplicationPassword,
} from "@/lib/testing";
import { AJAX } from "@/lib/testing/http/exports";
import { fingerprint } from "@/security/database";

const OF_BOARDS = ["boards_export_json", "boards_export_csv", "boards_export_timesheet"];
const ALL = [...OF_BOARDS, "boards_export_site"];

const [NOT_SIGNED_IN, WRONG_NONCE] = ["400 0", "403 -1"];

async function answer(fields: Record<string, string>, headers: Record<string, string>): Promise<string> {
  const response = await POST(new Request(AJAX, { method: "POST", headers, body: new URLSearchParams(fields) }));
  const isFile = response.headers.get("content-disposition")?.startsWith("attachment") ?? false;
  if (isFile) await response.body?.cancel();
  const text = isFile ? "file" : await response.text();
  return `${response.status} ${text.startsWith("{") ? (JSON.parse(text) as { code: string }).code : text}`;
}

async function asBrowser(user: User, fields: Record<string, string>) {
  const { cookie, headers } = await aBrowserOf(user);
  return answer({ _wpnonce: headers["x-wp-nonce"] ?? "", ...fields }, cookie);
}

describe.each(OF_BOARDS)("%s", (action) => {
  test("is for managers of the board and for administrators", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const other = await aBoard();
    const manager = await aUser();
    await aMember(other, manager, "manager");
    const exported = (user: User, id = board.id) => asBrowser(user, { action, board_id: String(id) });

    expect({
      manager: await exported(anna),
      member: await exported(max),
      viewer: await exported(vera),
      "manager of another board": await exported(manager),
      "of a board that does not exist": await exported(anna, 2_000_000_000),
      administrator: await exported(await anAdmin()),
      "service admin": await exported(await aServiceAdmin()),
    }).toEqual({
      manager: "200 file",
      member: "403 rest_forbidden",
      viewer: "403 rest_forbidden",
      "manager of another board": "403 rest_forbidden",
      "of a board that does not exist": "403 rest_forbidden",
      administrator: "200 file",
      "service admin": "200 file",
    });
  });
});

test("the site is for administrators", async () => {
  const { anna } = await aBoardOfAnna();

  expect(await asBrowser(anna, { action: "boards_export_site" })).toBe("403 rest_forbidden");
  expect(await asBrowser(await anAdmin(), { action: "boards_export_site" })).toBe("200 file");
});

describe.each(ALL)("%s", (action) => {
  test("needs the cookie of a session and its nonce, and writes nothing", async () => {
    const { anna, board } = await aBoardOfAnna();
    const admin = await anAdmin();
    const fields = { action, board_id: String(board.id) };
    const { cookie, headers } = await aBrowserOf(admin);
    const nonce = headers["x-wp-nonce"] ?? "";
    const others = (await aBrowserOf(anna)).headers["x-wp-nonce"] ?? "";
    const otherSession = (await aBrowserOf(admin)).headers["x-wp-nonce"] ?? "";
    const password = await newApplicationPassword(admin);
    const asProgram = basic(admin.login, password);
    const before = await fingerprint();

    expect({
      "without a nonce": await answer(fields, cookie),
      "with a nonce in the header alone": await answer(fields, headers),
      "with another person's nonce": await answer({ ...fields, _wpnonce: others }, cookie),
      "with another session's nonce": await answer({ ...fields, _wpnonce: otherSession }, cookie),
      "with an empty nonce": await answer({ ...fields, _wpnonce: "" }, cookie),
      "with a list of nonces": await answer({ ...fields, "_wpnonce[]": nonce }, cookie),
      "with a nonce without a cookie": await answer({ ...fields, _wpnonce: nonce }, {}),
      "with an application password": await answer({ ...fields, _wpnonce: nonce }, asProgram),
      "with a made-up cookie": await answer({ ...fields, _wpnonce: nonce }, { cookie: `${cookie.cookie}x` }),
      "by a form of another site": await answer(fields, { ...cookie, "sec-fetch-site": "cross-site" }),
    }).toEqual({
      "without a nonce": WRONG_NONCE,
      "with a nonce in the header alone": WRONG_NONCE,
      "with another person's nonce": WRONG_NONCE,
      "with another session's nonce": WRONG_NONCE,
      "with an empty nonce": WRONG_NONCE,
      "with a list of nonces": WRONG_NONCE,
      "with a nonce without a cookie": NOT_SIGNED_IN,
      "with an application password": NOT_SIGNED_IN,
      "with a made-up cookie": NOT_SIGNED_IN,
      "by a form of another site": WRONG_NONCE,
    });
    expect(await fingerprint()).toBe(before);
  });

  test("can't be read by a link, and a file of it can't run", async () => {
    const { board } = await aBoardOfAnna();
    const { cookie, headers } = await aBrowserOf(await anAdmin());
    const query = `?action=${action}&board_id=${board.id}`;

    const link = await GET(new Request(`${AJAX}${query}`, { headers: cookie }));
    const file = await GET(new Request(`${AJAX}${query}&_wpnonce=${headers["x-wp-nonce"]}`, { headers: cookie }));
    await file.body?.cancel();

    expect([link.status, await link.text()]).toEqual([403, "-1"]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-disposition": expect.stringMatching(/^attachment; /),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });
});

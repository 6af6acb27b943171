import { describe, expect, test } from "vitest";
import { GET as FILE } from "@/app/files/[hash]/route";
import { GET as PHOTO } from "@/app/photos/[key]/route";
import { db } from "@/lib/db";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { aPicture, aPolyglot, call, expectStored, INVALID_PICTURES } from "@/lib/testing";
import { readLogo } from "@/lib/settings/logo/read";
import { signedLink } from "@/lib/attachments/signature";
import { endpointNamed } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, personOf, WORLD_FILES } from "@/security/world";

const BOARD = "POST /boards/v2/projects/{board_id}";
const LOGO = "POST /boards-app/v1/logo";
/** These routes store only a smaller copy, and no attachment. */
const isShrunk = (plainRoute: string) => plainRoute.endsWith("/photo") || plainRoute === LOGO;
const PLAIN_ROUTES = [
  `${BOARD}/tasks/{task_id}/task-cover-image-upload`,
  `${BOARD}/tasks/create-task-from-image`,
  `${BOARD}/tasks/{task_id}/wp-editor-media-file-upload`,
  `${BOARD}/tasks/{task_id}/comment-image-upload`,
  `${BOARD}/upload/background-image`,
  "POST /boards/v2/member/{id}/photo",
  LOGO,
];

/** Uploads the file to the route as someone with permission. */
async function upload(plainRoute: string, file: File) {
  const [world, endpoint] = [await aWorld(), endpointNamed(plainRoute)];
  const actor = personOf(world, plainRoute === LOGO ? "administrator" : "member");
  const before = await db.attachment.findMany();
  const request = requestOf(endpoint, world, actor);
  const body = Object.fromEntries(
    Object.entries(request.body as object).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof File ? file : value,
    ]),
  );
  const answer = await call(endpoint.handler, { as: actor ?? undefined, ...request, body });
  const added = await db.attachment.findMany({ where: { id: { notIn: before.map(({ id }) => id) } } });
  return { answer, added, actor };
}

describe.each(PLAIN_ROUTES)("an upload to %s", (plainRoute) => {
  test.each(INVALID_PICTURES)("is refused, and nothing is stored: %s", async (_, make) => {
    const { answer, added } = await upload(plainRoute, make());

    expect([answer.status, added]).toEqual([400, []]);
    await expectStored(WORLD_FILES);
  });

  test("is served only as a picture that cannot run if it is also HTML", async () => {
    const {
      answer,
      added: [picture],
      actor,
    } = await upload(plainRoute, aPolyglot());
    if (plainRoute === LOGO) return expect([answer.status, await readLogo()]).toEqual([400, null]);
    if (isShrunk(plainRoute)) return expectNoPhoto(answer.status, actor?.id);

    const { headers } = await FILE(new Request(signedLink(fileOf(picture))), {
      params: Promise.resolve({ hash: picture?.fileHash ?? "" }),
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/gif",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    await makeThumbnail({ attachmentId: picture?.id ?? 0 });
    expect(await db.attachment.findUnique({ where: { id: picture?.id } })).toMatchObject({ thumbnailPath: null });
  });

  test("is not trusted for the client's content type", async () => {
    const picture = new File([await (await aPicture()).arrayBuffer()], "picture.png", { type: "text/html" });

    const { answer, added } = await upload(plainRoute, picture);

    expect([answer.status, added.map(({ attachmentType }) => attachmentType)]).toEqual([
      200,
      isShrunk(plainRoute) ? [] : ["image/png"],
    ]);
  });

  test("keeps a name with folders and markup as plain text", async () => {
    const picture = new File([await (await aPicture()).arrayBuffer()], '../../<img src=x onerror="alert(1)">.png');

    const { answer, added } = await upload(plainRoute, picture);

    expect([
      answer.status,
      added.map(({ title, filePath }) => [
        title.includes("/"),
        /^\d{4}\/\d\d\/\d\d\/[0-9a-f-]{36}$/.test(filePath ?? ""),
      ]),
    ]).toEqual([200, isShrunk(plainRoute) ? [] : [[false, true]]]);
  });
});

function fileOf<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Error("no picture was kept");
  return thing;
}

/** A picture that can't be resized leaves no file. */
async function expectNoPhoto(status: number, userId = 0) {
  const { photoKey } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const { headers } = await PHOTO(new Request(`https://boards.test/photos/${photoKey}`), {
    params: Promise.resolve({ key: photoKey }),
  });
  expect([status, headers.get("content-security-policy")]).toEqual([400, "default-src 'none'; sandbox"]);
}

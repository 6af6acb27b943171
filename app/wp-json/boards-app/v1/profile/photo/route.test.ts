import { describe, expect, test } from "vitest";
import { GET as SHOW } from "@/app/photos/[key]/route";
import { GET as PROFILE } from "@/app/wp-json/boards-app/v1/profile/route";
import { photoPath } from "@/lib/photos";
import { aPhotographedPerson, aUser, call, expectStored } from "@/lib/testing";
import { DELETE } from "./route";

const kindShownAt = async (url: string) =>
  (await SHOW(new Request(url), { params: Promise.resolve({ key: url.split("/").at(-1) ?? "" }) })).headers.get(
    "content-type",
  );

describe("DELETE /boards-app/v1/profile/photo", () => {
  test("restores the initials under a new address, and deletes the file", async () => {
    const { anna, url } = await aPhotographedPerson();
    const had = await call(PROFILE, { as: anna });

    const { json } = await call(DELETE, { as: anna });

    expect(json.message).toBe("Profile photo has been removed");
    expect(json.user.photo).not.toBe(url);
    expect(await kindShownAt(json.user.photo)).toMatch("image/svg+xml");
    expect(photoPath(json.user.photo)).toBeNull();
    expect([had.json.profile.has_photo, (await call(PROFILE, { as: anna })).json.profile.has_photo]).toEqual([
      true,
      false,
    ]);
    await expectStored([]);
  });

  test("changes nothing when there is no photo; 401 when signed out", async () => {
    const anna = await aUser();

    const { json } = await call(DELETE, { as: anna });

    expect(json.user.photo).toBe(`https://boards.test/photos/${anna.photoKey}`);
    expect((await call(DELETE)).status).toBe(401);
  });
});

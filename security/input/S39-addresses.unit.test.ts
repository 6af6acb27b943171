import { describe, expect, test } from "vitest";
import { refuseBadAddress } from "@/server/guards";
import { sendRequest, guardedServer } from "@/lib/testing/http/guarded";

const API = "/wp-json/boards/v2/projects";

async function answerTo(path: string) {
  let isSeen = false;
  const port = await guardedServer([refuseBadAddress], (_, response) => {
    isSeen = true;
    response.end();
  });
  return { ...(await sendRequest(port, { path })), isSeen };
}

describe("S39: an address", () => {
  test.each([
    ["with 7,500 equal names", `${API}?${"a&".repeat(7_500)}`, 414],
    ["with 15,000 question marks in its rest_route", `/?rest_route=/${"?".repeat(15_000)}`, 414],
    ["with a letter more than 8 kB", `${API}?search=${"x".repeat(8 * 1024 - API.length - 7)}`, 414],
    ["with 1,001 parameters", `${API}?${Array(1_001).fill("a=1").join("&")}`, 400],
    ["with 1,001 parameters that have no name", `${API}?${"&".repeat(1_000)}`, 400],
  ])("of the API is refused in JSON before Next sees it: %s", async (_, path, status) => {
    const answer = await answerTo(path);

    expect([answer.status, answer.isSeen, answer.headers["content-type"]]).toEqual([
      status,
      false,
      "application/json; charset=UTF-8",
    ]);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: expect.stringMatching(/^rest_/),
      message: expect.any(String),
      data: { status },
    });
  });

  test("of a page is refused as plain text", async () => {
    const answer = await answerTo(`/boards/1?${"x".repeat(9_000)}`);

    expect([answer.status, answer.isSeen, answer.headers["content-type"], answer.text]).toEqual([
      414,
      false,
      "text/plain; charset=utf-8",
      "The address is too long.\n",
    ]);
  });

  test("of a page with a NUL in it is 400; the API answers by itself", async () => {
    expect(await answerTo("/people?search=%00")).toMatchObject({ status: 400, isSeen: false });
    expect(await answerTo(`${API}?search=%00`)).toMatchObject({ status: 200, isSeen: true });
  });

  test.each([
    ["of 8 kB", `${API}?search=${"x".repeat(8 * 1024 - API.length - 8)}`],
    ["with 1,000 parameters", `${API}?${Array(1_000).fill("a=1").join("&")}`],
  ])("is passed on to Next: %s", async (_, path) => {
    expect(await answerTo(path)).toMatchObject({ status: 200, isSeen: true });
  });
});

import { expect, test } from "@playwright/test";
import { aBoard } from "@/e2e/support/boards";
import { administratorHeaders } from "@/e2e/support/people";
import { statusOf } from "@/e2e/support/raw";
import { METHODS, oddRequests } from "../odd-requests";

const IDS = [
  "0",
  "-1",
  "1.5",
  "01",
  "1e3",
  "abc",
  "2147483648",
  "99999999999999999999",
  "%00",
  "%ff",
  "%",
  "..%2f1",
  "x".repeat(2_000),
];
const QUERIES = [
  "",
  "?task=abc&tasks=x&pages=-1&page=1e9",
  "?token=a&token=b&error[]=x&redirect_to=//x&redirect_to=x",
  "?search=%00",
  "?app_name[]=x&success_url=x&reject_url[]=x",
  "?search=a&search=b&sort[]=x&order=x&page=99999999999999999999&pages=99999999999999999999&folder=x",
  "?%",
  "?__proto__=x&constructor=y",
];

test("no odd id, query or method causes a server error on any page or route, with or without a session", async ({
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { id } = await aBoard({ title: "At odds" });
  const { Cookie = "" } = await administratorHeaders();

  const failed: string[] = [];
  for (const [method, address] of oddRequests(id, { methods: METHODS, ids: IDS, queries: QUERIES })) {
    for (const cookie of ["", Cookie]) {
      const status = await statusOf(baseURL, address, { method, headers: { accept: "text/html", cookie } });
      if (status >= 500) failed.push(`${status} ${method} ${address.slice(0, 100)}`);
    }
  }
  expect(failed).toEqual([]);
});

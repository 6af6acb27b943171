import { expect, test } from "vitest";
import { addressOfMail, addressOfMails, type MailsSearch, mailsSearchIn } from "@/components/mails/search-params";

test.each<[string, Partial<MailsSearch>]>([
  ["", {}],
  ["?state=dead", { state: "dead" }],
  ["?state=stored&search=noa+100%25&pages=3", { state: "stored", search: "noa 100%", pages: 3 }],
])("%j is read as it was written, for the list and for one mail", (query, asked) => {
  const params = Object.fromEntries(new URLSearchParams(query));

  expect(addressOfMails(asked)).toBe(`/settings/mail${query}`);
  expect(addressOfMail(5, asked)).toBe(`/settings/mail/5${query}`);
  expect(mailsSearchIn(params)).toEqual({ state: "all", search: "", pages: 1, ...asked });
});

test.each([{ state: "x" }, { state: ["toString", "dead"] }, { pages: "-1" }, { pages: "1.5" }, { search: "  " }, {}])(
  "%j falls back to the defaults",
  (params) => {
    expect(mailsSearchIn(params)).toEqual({ state: "all", search: "", pages: 1 });
  },
);

test("the search and the pages are limited", () => {
  expect(mailsSearchIn({ pages: "9999" }).pages).toBe(100);
  expect(mailsSearchIn({ search: "x".repeat(1_000) }).search).toHaveLength(200);
});

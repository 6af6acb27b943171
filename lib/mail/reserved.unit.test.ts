import { expect, test } from "vitest";
import { isReserved } from "@/lib/mail/reserved";

test.each([
  "amara@demo.example",
  "a@example",
  "a@in.boards.test",
  "a@host.invalid",
  "root@localhost",
  "a@mail.localhost",
  "admin@example.com",
  "admin@EXAMPLE.Com.",
  "a@deep.sub.example.net",
  "a@example.org",
  "a@ｅｘａｍｐｌｅ.com",
  '"a@harbour.dev"@example.org',
])("%s is at a reserved name", (address) => expect(isReserved(address)).toBe(true));

test.each([
  "anna@harbour.dev",
  "a@notexample.com",
  "a@example.com.harbour.dev",
  "a@example.co",
  "example.com@harbour.dev",
  "a@mytest",
  "a@mail.internal",
])("%s is not at a reserved name", (address) => expect(isReserved(address)).toBe(false));

import { createHmac } from "node:crypto";
import { hash as bcrypt } from "bcryptjs";
import { describe, expect, test } from "vitest";
import { hashPassword, isOutdated, isPassword } from "@/lib/users/passwords/hash";

const wp68 = async (password: string) =>
  `$wp${(await bcrypt(createHmac("sha384", "wp-sha384").update(password).digest("base64"), 4)).replace("$2b$", "$2y$")}`;

describe("password hashes", () => {
  test("a new password is stored as argon2id with the settings of OWASP", async () => {
    const stored = await hashPassword("correct horse");

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(isOutdated(stored)).toBe(false);
    expect(await isPassword("correct horse", stored)).toBe(true);
    expect(await isPassword("correct hors", stored)).toBe(false);
  });

  test.each([
    ["$P$ of phpass", "test12345", "$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0"],
    ["$2y$ of bcrypt", "U*U", "$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"],
  ])("%s from WordPress is accepted, and is outdated", async (_kind, password, stored) => {
    expect(isOutdated(stored)).toBe(true);
    expect(await isPassword(password, stored)).toBe(true);
    expect(await isPassword(`${password}x`, stored)).toBe(false);
  });

  test("$wp$2y$ of WordPress 6.8 is accepted, even for a password longer than bcrypt's 72 bytes", async () => {
    const long = "ä".repeat(60);
    const stored = await wp68(long);

    expect(stored).toMatch(/^\$wp\$2y\$/);
    expect(isOutdated(stored)).toBe(true);
    expect(await isPassword(long, stored)).toBe(true);
    expect(await isPassword(`${long}x`, stored)).toBe(false);
  });

  test.each([
    ["nobody's", null],
    ["an empty", "$P$"],
    ["a cut off", "$P$9IQRaTwmfeRo7ud9Fh"],
    ["an endless", "$P$zIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0"],
  ])("%s hash matches no password", async (_kind, stored) => {
    expect(await isPassword("", stored)).toBe(false);
    expect(await isPassword("nobody", stored)).toBe(false);
  });

  test("a password of a megabyte is refused without being hashed", async () => {
    expect(await isPassword("x".repeat(1_000_000), await hashPassword("x".repeat(4096)))).toBe(false);
  });
});

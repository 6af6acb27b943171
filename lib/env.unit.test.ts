import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { settingsFrom } from "@/lib/env";
import { Environment } from "@/lib/environment";

describe("the environment", () => {
  test("is listed completely in .env.example", () => {
    const example = readFileSync(path.resolve(".env.example"), "utf8");
    const listed = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

    expect(listed.sort()).toEqual(Object.keys(Environment.shape).sort());
  });

  test("may be empty", () => {
    const settings = settingsFrom({});

    expect(settings).toMatchObject({
      PORT: 3000,
      BOARDS_URL: "http://localhost:3000",
      BOARDS_SLUG: "boards",
      BOARDS_TIER: "pro",
      BOARDS_WORKER: "on",
      BOARDS_JSON_LIMIT: 1048576,
      BOARDS_UPLOAD_LIMIT: 104857600,
      TRUSTED_PROXIES: [],
    });
    expect(settings.BOARDS_DATA_DIR).toBe(path.resolve("data"));
    expect(() => settings.BOARDS_SECRET).toThrow("BOARDS_SECRET is missing");
    expect(() => settings.DATABASE_URL).toThrow("DATABASE_URL is missing");
  });

  test("treats a blank value as missing", () => {
    expect(settingsFrom({ PORT: "", SMTP_URL: " " })).toMatchObject({ PORT: 3000 });
  });

  test("is normalized", () => {
    const settings = settingsFrom({
      BOARDS_URL: "https://boards.example.com/team/",
      TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,",
      ALLOWED_ORIGINS: "https://a.example.com/, http://localhost:5173",
    });

    expect(settings).toMatchObject({
      BOARDS_URL: "https://boards.example.com/team",
      TRUSTED_PROXIES: ["127.0.0.1", "10.0.0.0/8"],
      ALLOWED_ORIGINS: ["https://a.example.com", "http://localhost:5173"],
    });
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["BOARDS_URL", "boards.example.com"],
    ["BOARDS_URL", "ftp://boards.example.com"],
    ["BOARDS_SECRET", "short"],
    ["BOARDS_SLUG", "a/b"],
    ["BOARDS_TIER", "gold"],
    ["BOARDS_WORKER", "yes"],
    ["BOARDS_JSON_LIMIT", "1MB"],
    ["BOARDS_UPLOAD_LIMIT", "100MB"],
    ["DATABASE_URL", "mysql://localhost/boards"],
    ["DATABASE_POOL", "0"],
    ["DATABASE_POOL", "1"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_IN_PORT", "smtp"],
    ["MAIL_IN_DOMAIN", "boards@example.com"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, everybody"],
    ["ALLOWED_ORIGINS", "https://a.example.com/page"],
    ["OUTSIDE_ALLOW", "wiki.internal, http://wiki"],
    ["OUTSIDE_ALLOW", "10.0.0.0/33"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s with a message that has its name but not its value", (name, value) => {
    expect(() => settingsFrom({ [name]: value })).toThrow(new RegExp(`^${name} (must|may) [^\\n]*\\.$`));
  });

  test("reports every wrong setting at once", () => {
    expect(() => settingsFrom({ PORT: "abc", LOG_LEVEL: "loud" })).toThrow(/^PORT .*\nLOG_LEVEL .*$/);
  });

  test("reports a missing setting that another one needs", () => {
    expect(() => settingsFrom({ BOARDS_ADMIN_USER: "anna", BOARDS_ADMIN_EMAIL: "anna@example.com" })).toThrow(
      "BOARDS_ADMIN_PASSWORD is missing: BOARDS_ADMIN_USER requires it.",
    );
    expect(() => settingsFrom({ MAIL_IN_PORT: "2525" })).toThrow(
      "MAIL_IN_DOMAIN is missing: MAIL_IN_PORT requires it.",
    );
  });
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { UploadsFolder } from "@/lib/imports/wordpress/read/files";

describe("S45: a file of the uploads folder of WordPress", () => {
  function anUploadsFolder() {
    const folder = mkdtempSync(path.join(os.tmpdir(), "boards-test-uploads-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(path.join(folder, "uploads/boards/board_1"), { recursive: true });
    writeFileSync(path.join(folder, "secret.txt"), "secret");
    writeFileSync(path.join(folder, "uploads/boards/board_1/1 ä.txt"), "file");
    symlinkSync(path.join(folder, "secret.txt"), path.join(folder, "uploads/boards/board_1/link.txt"));
    symlinkSync(folder, path.join(folder, "uploads/out"));
    return path.join(folder, "uploads");
  }

  test.each([
    ["its path on the server", "/var/www/wp-content/uploads/boards/board_1/1 ä.txt"],
    ["a Windows path", "C:\\www\\uploads\\boards\\board_1\\1 ä.txt"],
    ["its address", "https://old.example/wp-content/uploads/boards/board_1/1%20%C3%A4.txt?x=1"],
  ])("is found by %s", (_, address) => {
    expect(UploadsFolder.open(anUploadsFolder()).find(address)).toBe("boards/board_1/1 ä.txt");
  });

  test("is found when only the folder of the plugin was copied", () => {
    const folder = path.join(anUploadsFolder(), "boards");

    expect(UploadsFolder.open(folder).find("/var/www/uploads/boards/board_1/1 ä.txt")).toBe("board_1/1 ä.txt");
  });

  test.each([
    ["../secret.txt"],
    ["/uploads/../secret.txt"],
    ["https://old.example/uploads/%2e%2e/secret.txt"],
    ["https://old.example/uploads/..%2fsecret.txt"],
    ["/uploads/boards/board_1/link.txt"],
    ["/uploads/out/secret.txt"],
    ["/etc/passwd"],
    ["/uploads/boards"],
    ["/uploads/boards/board_1/1 ä.txt\0.png"],
    [""],
  ])("%s is not read", (address) => expect(UploadsFolder.open(anUploadsFolder()).find(address)).toBeNull());
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ENDPOINTS, unproven } from "@/lib/testing/unproven";

test("names each endpoint and the answer that no test got of it", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "boards-unproven-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const expected = ["GET /a", "PUT /b", "POST /c", "GET /d"].map((name) => ({ name, needsSuccess: name !== "GET /d", needsRefusal: name !== "POST /c", needsInvalid: !name.startsWith("GET") }));
  writeFileSync(path.join(folder, ENDPOINTS), JSON.stringify(expected));
  writeFileSync(path.join(folder, "1.tsv"), "GET /a\t200\nPUT /b\t403\n");
  writeFileSync(path.join(folder, "2.tsv"), "GET /a\t401\nGET /d\t403\nPOST /c\t201\nPOST /c\t400\n");

  expect(unproven(folder)).toEqual(["PUT /b: no test got success, no 400."]);
});

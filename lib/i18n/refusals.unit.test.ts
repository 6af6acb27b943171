import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { refusalText, storedText } from "@/lib/i18n/refusals";
import { REFUSAL_SOURCES } from "@/lib/i18n/refusal-sources";
import { root } from "@/scripts/messages/languages.mjs";
import { sourceFiles } from "@/scripts/sources.mjs";

describe("the text that a screen shows for a refusal", () => {
  test.each([
    ["A subtask can't have subtasks.", 400, "en-US", "A subtask can’t have subtasks."],
    ["A subtask can't have subtasks.", 400, "de-AT", "Eine Unteraufgabe kann keine Unteraufgaben haben."],
    ["The title field is required.", 400, "en-US", "Fill in this field."],
    [
      'The stage "Zu {tun}" is archived. Please choose another one.',
      400,
      "de",
      "Die Phase „Zu {tun}“ ist archiviert. Wähle eine andere.",
    ],
    ["Task not found", 404, "de", "Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht."],
    ["The data holds a NUL character.", 400, "en-US", "The data holds a NUL character."],
    ["The data holds a NUL character.", 400, "de", "Diese Änderung ist nicht möglich."],
    ["Cookie check failed", 403, "de", "Dafür fehlt dir die Berechtigung."],
  ])("is right for %s (%i) in %s", (message, status, locale, text) => {
    expect(refusalText(message, status, locale)).toBe(text);
  });

  test.each([
    ["Line 7 has no title.", "de", "Zeile 7 hat keinen Titel."],
    ["Line 7 has no title.", "", "Line 7 has no title."],
    [
      "Only the first 1,000 of its entries came, 3 did not.",
      "en-US",
      "Only the first 1,000 entries came. Left out: 3.",
    ],
    ["Another program wrote this.", "de", "Another program wrote this."],
    [
      "Connection failed: The bucket doesn't exist.",
      "de",
      "Der Speicher kann nicht benutzt werden: Den Bucket gibt es nicht.",
    ],
    [
      "Connection failed: The store answers “Odd: No.”.",
      "ar",
      "لا يمكن استخدام التخزين: \u2068ردّ مزوّد التخزين: «\u2068Odd: No.\u2069»\u2069",
    ],
  ])("of a stored sentence, %s, is right in “%s”", (message, locale, text) => {
    expect(storedText(message, locale)).toBe(text);
  });

  test("exists for messages that the API has", () => {
    const files = sourceFiles(root, ["lib"]).filter(
      (file) => file.endsWith(".ts") && !file.includes("refusal-sources"),
    );
    const code = files.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("\n");
    const written = code.replaceAll('\\"', '"');

    const unknown = REFUSAL_SOURCES.map(([message]) => message).filter(
      (message) => !message.split(/\{\w+\}/).every((part) => written.includes(part)),
    );

    expect(unknown).toEqual([]);
  });
});

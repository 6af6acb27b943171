import { describe, expect, test } from "vitest";
import { replyText } from "@/lib/incoming-mail/message/reply-text";

const QUOTE = "> Anna commented:\n>\n> Is it ready?\n> -- \n> Boards";

const REPLIES: [program: string, reply: string, text: string][] = [
  [
    "Gmail",
    `Yes, it is.\n\nOn Sat, Nov 28, 2026 at 4:00 AM Boards <boards@example.com> wrote:\n\n${QUOTE}`,
    "Yes, it is.",
  ],
  [
    "Gmail, with a broken line",
    `Yes!\nOn Sat, Nov 28, 2026 at 4:00 AM A very long name of a site <\nreply-1-2-0123456789@in.example.com> wrote:\n\n${QUOTE}\n`,
    "Yes!",
  ],
  [
    "Apple Mail",
    `Done\n\nSent from my iPhone\n\n> On 28 Nov 2026, at 04:00, Boards <b@example.com> wrote:\n> \n${QUOTE}`,
    "Done",
  ],
  ["Thunderbird in German", `Ja.\n\nAm 28.11.26 um 04:00 schrieb Boards:\n${QUOTE}\n\n-- \nAnna Berg\nBerlin`, "Ja."],
  [
    "Outlook",
    "Fine.\n\nAnna\n\n________________________________\nFrom: Boards <boards@example.com>\nSent: Saturday\nTo: Anna\nSubject: Task\n\nIs it ready?",
    "Fine.\n\nAnna",
  ],
  [
    "Outlook in German, without a line",
    "Passt.\n\nVon: Boards <boards@example.com>\nGesendet: Samstag, 28. November 2026 04:00\nAn: Anna\nBetreff: Aufgabe\n\nIst es fertig?",
    "Passt.",
  ],
  ["an old Outlook", "OK\n\n-----Original Message-----\nFrom: Boards\nIs it ready?", "OK"],
  ["HTML without marks", "Yes.\n\nOn 28 Nov 2026 Boards wrote:\n\nIs it ready?\n\nOpen task", "Yes."],
  ["Arabic", `نعم\n\nفي السبت، 28 نوفمبر 2026 كتب Boards <boards@example.com>:\n\n${QUOTE}`, "نعم"],
  ["an unknown language", `Jah\n\n28.11.2026 kirjutas Boards <boards@example.com>:\n${QUOTE}`, "Jah"],
  ["an answer below", `On 28 Nov 2026 Boards <b@example.com> wrote:\n${QUOTE}\n\nIt is.\n\n-- \nAnna`, "It is."],
  ["answers in between", `On 28 Nov 2026 B <b@example.com> wrote:\n> One?\nYes\n> Two?\nNo`, "Yes\nNo"],
  ["no quote", "One\r\n\r\n\r\n\r\nTwo 👍🏽", "One\n\nTwo 👍🏽"],
];

describe("the new text of a reply", () => {
  test.each(REPLIES)("from %s is without the quote and the signature", (_, reply, text) => {
    expect(replyText(reply)).toBe(text);
  });

  test.each([
    ["As Max wrote: let us wait.\nI agree.\nHe wrote:\nplease wait"],
    ["From: Berlin\nTo: Vienna\nDate: Monday\n\nI booked it."],
    ["Sent from my brother’s list:\n- milk\n- a < b\n---\nThat's all"],
    ["On it.\nThanks"],
  ])("keeps %j, which only looks like a quote", (text) => {
    expect(replyText(text)).toBe(text);
  });

  test.each([
    ["nothing", ""],
    ["only a quote", `On 28 Nov 2026 Boards <b@example.com> wrote:\n${QUOTE}`],
    ["only a signature", "\n\n-- \nAnna"],
    ["only what a phone adds", "\nSent from my iPhone\n\nOn 28 Nov 2026 Boards <b@example.com> wrote:\n> x"],
  ])("is empty for %s", (_, text) => {
    expect(replyText(text)).toBe("");
  });
});

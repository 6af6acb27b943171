import { expect, test } from "vitest";
import { failureOf, PROBLEMS } from "@/lib/mail/problems";

test.each([
  ["The mail server refused the mail: 550 5.1.1 No such user", ["refused"], "550 5.1.1 No such user"],
  [`${PROBLEMS.unconfirmed} The mail server did not answer in time: Timeout`, ["unconfirmed", "timeout"], "Timeout"],
  [PROBLEMS.unconfirmed, ["unconfirmed"], ""],
  [PROBLEMS.noAccess, ["noAccess"], ""],
  ["Greeting never received", [], "Greeting never received"],
])("%j is split into our reasons and the reply of the mail server", (saved, problems, reply) => {
  expect(failureOf(saved)).toEqual({ problems, reply });
});

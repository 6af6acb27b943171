import { expect, test } from "vitest";
import { logger } from "@/lib/logger";
import { linesOf } from "@/lib/testing/probes/log";

const lostConnection = () =>
  Object.assign(new Error("terminating connection due to administrator command"), {
    code: "57P01",
    severity: "FATAL",
    client: {
      user: "boards",
      host: "db.example.com",
      connectionParameters: { host: "db.example.com", password: "hunter2" },
    },
  });

const plain = {
  type: "Error",
  message: "terminating connection due to administrator command",
  code: "57P01",
  stack: expect.stringContaining("at lostConnection"),
};

test.each(["err", "error", "reason"])(
  "a line about an error under the key %s has its type, message, code and stack, and nothing else",
  async (key) => {
    const [line] = await linesOf(async () => logger().error({ [key]: lostConnection() }, "lost"));

    expect(line).toEqual({ level: "error", time: expect.any(String), msg: "lost", [key]: plain });
  },
);

test("an error by itself, in a list or as a cause is reduced in the same way", async () => {
  const [alone, listed, caused] = await linesOf(async () => {
    logger().error(lostConnection());
    logger().error({ context: { errors: [lostConnection()] } });
    logger().error({ err: new Error("job failed", { cause: lostConnection() }) });
  });

  expect(alone?.err).toEqual(plain);
  expect(listed?.context).toEqual({ errors: [plain] });
  expect(caused?.err).toEqual({ type: "Error", message: "job failed", stack: expect.any(String), cause: plain });
});

test("an object that looks like an error, and an endless chain of causes, are reduced, too", async () => {
  const endless = new Error("endless");
  endless.cause = endless;
  const [alike, line] = await linesOf(async () => {
    logger().error({ err: { ...lostConnection(), message: "lost", stack: "Error: lost" } });
    logger().error({ err: endless });
  });

  expect(alike?.err).toEqual({ type: "Object", message: "lost", code: "57P01", stack: "Error: lost" });
  expect(JSON.stringify(line).match(/"message":"endless"/g)).toHaveLength(6);
});

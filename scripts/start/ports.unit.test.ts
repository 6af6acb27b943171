import { once } from "node:events";
import net from "node:net";
import { expect, test } from "vitest";
import { asRefusal, freePort, isDelivered, refuseTakenMailPort } from "@/scripts/start/ports.mjs";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

test.each([
  [{ code: "EACCES", syscall: "listen" }, undefined, "This account has no permission to use port 80 (EACCES)."],
  [{ code: "EACCES", syscall: "listen" }, "127.0.0.1", "This account has no permission to use port 80 (EACCES)."],
  [
    { code: "EADDRNOTAVAIL", syscall: "listen" },
    "192.0.2.1",
    "HOST 192.0.2.1 is not an address of this machine (EADDRNOTAVAIL).",
  ],
  [{ code: "EAFNOSUPPORT", syscall: "listen" }, "::1", "HOST ::1 is not an address of this machine (EAFNOSUPPORT)."],
  [
    { code: "ENOTFOUND", syscall: "getaddrinfo" },
    "256.1.1.1",
    "HOST 256.1.1.1 is not an address of this machine (ENOTFOUND).",
  ],
])("%o on %s is explained with its setting", (error, host, sentence) => {
  const refusal = asRefusal(error, 80, host);

  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toContain(sentence);
});

test("an error that no setting can fix stays unchanged", () => {
  const error = { code: "EMFILE", syscall: "listen" };

  expect(asRefusal(error, 80, "localhost")).toBe(error);
});

test("a port is taken while another program listens on it", async () => {
  const port = await freePort();
  const other = net.createServer().listen(port);
  await once(other, "listening");

  expect(await isDelivered(port)).toBe(true);

  await new Promise((resolve) => other.close(resolve));
  expect(await isDelivered(port)).toBe(false);
});

test.each(["256.1.1.1", "192.0.2.1", "no such name"])(
  "listening on %s is refused: it is not an address of this machine",
  async (host) => {
    await expect(isDelivered(await freePort(), host)).rejects.toThrow(`HOST ${host} is not an address of this machine`);
  },
);

test("a port for emails that is taken or not of this machine is explained with its setting", async () => {
  const port = await freePort();
  const other = net.createServer().listen(port, "127.0.0.1");
  await once(other, "listening");

  await expect(refuseTakenMailPort({ MAIL_IN_PORT: port, MAIL_IN_HOST: "127.0.0.1" })).rejects.toThrow(
    `Port ${port} for incoming email is already in use. Stop the program that uses it, or set MAIL_IN_PORT to another number.`,
  );
  other.close();
  await expect(refuseTakenMailPort({ MAIL_IN_PORT: port, MAIL_IN_HOST: "192.0.2.1" })).rejects.toThrow(
    `Port ${port} at 192.0.2.1 for incoming email can't be opened.`,
  );
  await refuseTakenMailPort({ MAIL_IN_HOST: "127.0.0.1" });
});

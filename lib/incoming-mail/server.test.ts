import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMailAddress, storedPaths } from "@/lib/testing";
import { aMailReceiver } from "@/lib/testing/doubles/mail-receiver";
import { openMailReceiver } from "@/lib/incoming-mail/server/server";
import { clearDiscarded } from "@/lib/storage/ledger";

/** Sends lines as they are, and collects the replies. */
async function aConnection(port: number) {
  const socket: Socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => (received += text));
  const ended = once(socket, "close");
  const until = async (reply: string) => {
    while (!received.includes(reply))
      await Promise.race([once(socket, "data"), ended.then(() => Promise.reject(new Error(received)))]);
    const replies = received;
    received = "";
    return replies;
  };
  const say = (line: string, reply: string) => {
    socket.write(`${line}\r\n`);
    return until(reply);
  };
  await until("220 ");
  return { socket, say, until, ended };
}

async function aReceivingBoard() {
  const { max, board } = await aBoardOfAnna();
  return { ...(await aMailReceiver()), address: await aMailAddress(board, max) };
}

async function anArrivingEmail(port: number, address: string) {
  const connection = await aConnection(port);
  await connection.say("EHLO client.example.com", "250 ");
  await connection.say("MAIL FROM:<a@example.com>", "250 ");
  await connection.say(`RCPT TO:<${address}>`, "250 ");
  await connection.say("DATA", "354 ");
  return connection;
}

const FILE = [
  "Subject: Begun",
  "Content-Type: multipart/mixed; boundary=b",
  "",
  "--b",
  "Content-Type: text/plain; name=a.txt",
  "Content-Disposition: attachment; filename=a.txt",
  "",
  "a".repeat(70),
].join("\r\n");

describe("the mail server", () => {
  test("offers neither TLS nor AUTH, and its size", async () => {
    const { port } = await aReceivingBoard();
    const { say, socket } = await aConnection(port);

    const replies = await say("EHLO client.example.com", "SMTPUTF8");

    expect(replies).toMatch(/SIZE 104857600/);
    expect(replies).not.toMatch(/STARTTLS|AUTH/);
    expect(await say("AUTH PLAIN AGEAYg==", "\r\n")).toMatch(/^5\d\d /);
    expect(await say("MAIL FROM:<a@example.com> SIZE=999999999", "\r\n")).toMatch(/^552 /);
    socket.destroy();
  });

  test("takes at most ten recipients at once", async () => {
    const { port, address } = await aReceivingBoard();
    const people = await Promise.all(
      Array.from({ length: 11 }, async () => {
        const { anna, board } = await aBoardOfAnna();
        return aMailAddress(board, anna);
      }),
    );
    const { say, socket } = await aConnection(port);
    await say("EHLO client.example.com", "250 ");
    await say("MAIL FROM:<a@example.com>", "250 ");

    const replies = [];
    for (const to of [address, ...people]) replies.push((await say(`RCPT TO:<${to}>`, "\r\n")).slice(0, 3));

    expect(replies).toEqual([...Array.from({ length: 10 }, () => "250"), "452", "452"]);
    socket.destroy();
  });

  test("that is closed finishes emails that have begun, and ends idle connections at once", async () => {
    const { port, address, close } = await aReceivingBoard();
    const idle = await aConnection(port);
    const arriving = await anArrivingEmail(port, address);

    const closed = close();
    await idle.ended;
    const reply = await arriving.say("Subject: Just in time\r\n\r\nText\r\n.", "\r\n");
    await Promise.all([closed, arriving.ended]);

    expect(reply).toBe("250 OK: message queued\r\n");
    expect(await db.task.findMany({ select: { title: true } })).toEqual([{ title: "Just in time" }]);
  });

  test("keeps nothing of an email whose connection ends in the middle, and goes on", async () => {
    const { port, address, send } = await aReceivingBoard();
    const { socket, ended } = await anArrivingEmail(port, address);

    socket.write(FILE);
    socket.end();
    await ended;
    expect(await send({ to: address, subject: "Next" })).toMatch(/^250/);

    expect(await db.task.findMany({ select: { title: true } })).toEqual([{ title: "Next" }]);
    await expect.poll(() => db.discardedFile.count({ where: { removeAt: { gt: new Date() } } })).toBe(0);
    await clearDiscarded();
    expect(storedPaths()).toEqual([]);
  });

  test("does not start on a port that is taken", async () => {
    const { port } = await aReceivingBoard();

    await expect(openMailReceiver(port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

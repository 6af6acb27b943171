import { createSocket } from "node:dgram";
import dns from "node:dns/promises";
import { isIPv6 } from "node:net";
import { onTestFinished } from "vitest";

/** The answers for each name, in order; the last one repeats. `null` means no answer. */
export type Zone = Record<string, (string[] | null)[]>;

/** Sets this process's name server until the test ends. `queries` has the names that it was asked for. */
export async function aNameServer(zone: Zone): Promise<{ queries: string[] }> {
  const queries: string[] = [];
  const before = dns.getServers();
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const { name, type } = questionIn(question);
    if (type === A) queries.push(name);
    const left = zone[name] ?? [[]];
    const addresses = type === A && left.length > 1 ? left.shift() : left[0];
    if (addresses) socket.send(answerTo(question, type, addresses), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done));
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  onTestFinished(() => {
    dns.setServers(before);
    socket.close();
  });
  return { queries };
}

const HEADER = 12;
const [A, AAAA] = [1, 28];

function questionIn(message: Buffer): { name: string; type: number } {
  const words: string[] = [];
  let at = HEADER;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    words.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: words.join(".").toLowerCase(), type: message.readUInt16BE(at + 1) };
}

function answerTo(question: Buffer, type: number, addresses: string[]): Buffer {
  const records = addresses
    .filter((address) => isIPv6(address) === (type === AAAA))
    .map((address) => record(type, bytesOf(address)));
  const head = Buffer.from(question.subarray(0, question.indexOf(0, HEADER) + 5));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, ...records]);
}

function record(type: number, bytes: number[]): Buffer {
  const [name, ofInternet, seconds] = [
    [0xc0, HEADER],
    [0, 1],
    [0, 0, 0, 0],
  ];
  return Buffer.from([...name, 0, type, ...ofInternet, ...seconds, 0, bytes.length, ...bytes]);
}

/** IPv6 addresses must be in their long form. */
const bytesOf = (address: string) =>
  isIPv6(address)
    ? [
        ...Buffer.from(
          address
            .split(":")
            .map((part) => part.padStart(4, "0"))
            .join(""),
          "hex",
        ),
      ]
    : address.split(".").map(Number);

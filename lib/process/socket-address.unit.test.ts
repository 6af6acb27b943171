import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { SOCKET_ADDRESS } from "@/lib/http/address";
import { writeSocketAddresses } from "@/lib/process/socket-address";

test("the socket's address overwrites whatever a client sends under its name", async () => {
  writeSocketAddresses();
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers[SOCKET_ADDRESS])));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));

  const heard = await new Promise<string>((done) => {
    const headers = { "X-Boards-Address": ["198.51.100.1", "198.51.100.2"] };
    ask({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", headers }, (answer) => answer.setEncoding("utf8").on("data", done)).end();
  });

  server.close();
  expect(heard).toBe('"127.0.0.1"');
});

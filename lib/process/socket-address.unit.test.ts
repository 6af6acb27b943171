import { expect, test } from "vitest";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { writeSocketAddress } from "@/lib/process/node-request";
import { sendRequest, guardedServer } from "@/lib/testing/http/guarded";

test("the socket's address overwrites whatever a client sends under its name", async () => {
  const port = await guardedServer([writeSocketAddress], (request, response) =>
    response.end(JSON.stringify(request.headers[SOCKET_ADDRESS])),
  );

  const { text } = await sendRequest(port, { headers: { "X-Boards-Address": ["198.51.100.1", "198.51.100.2"] } });

  expect(text).toBe('"127.0.0.1"');
});

import http from "node:http";
import { onTestFinished } from "vitest";
import type { Settings } from "@/lib/env";
import { anOutsideServer } from "@/lib/testing/doubles/outside";
import { openS3 } from "@/lib/testing/doubles/s3";

type Refusal = { status: number; body?: string };

/** The S3 server that administrators enter, until the test ends. `refuse` makes it fail for some requests. */
export async function aBucketServer() {
  const { settings, close, names, uploads } = await openS3();
  onTestFinished(close);
  const control = { refuse: (_method: string, _path: string): Refusal | null => null };
  const front = await anOutsideServer((request, response) => {
    const refusal = control.refuse(request.method ?? "", request.url ?? "");
    if (refusal) return void response.writeHead(refusal.status).end(refusal.body);

    const { method, headers } = request;
    const onward = http.request(`${settings.S3_ENDPOINT}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  const endpoint = `http://${front.place}`;
  return {
    ...{ control, requested: front.requested, endpoint, names, uploads },
    allowed: { OUTSIDE_ALLOW: [front.place] } satisfies Partial<Settings>,
    config: {
      ...{ driver: "s3_compatible", bucket: "boards", endpoint },
      ...{ access_key: "S3RVER", secret_key: "S3RVER" },
    },
  };
}

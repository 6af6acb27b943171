import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";

const mebibyte = 1024 * 1024;

const text = z.string();
const word = text.regex(/^[a-z0-9][a-z0-9_-]*$/i, { error: "may contain only letters, digits, - and _" });
const email = z.email({ error: "must be an email address" });
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be a URL that starts with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""));
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be a URL like postgresql://user:password@host:5432/database",
});
const smtpUrl = z.url({ protocol: /^smtps?$/, error: "must be a URL like smtp://user:password@host:587" });
const domain = z
  .hostname({ error: "must be a domain like boards.example.com" })
  .max(180, { error: "must have at most 180 characters" })
  .transform((name) => name.toLowerCase());
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: "must be a list of addresses or networks like 127.0.0.1, 10.0.0.0/8",
});
const hostAndPort = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const place = text.refine((entry) => hostAndPort.test(entry) || network.safeParse(entry).success, {
  error: "must be a list of hosts, addresses or networks like wiki.internal, 10.1.2.3:8080, 10.0.0.0/8",
});
const origin = httpUrl.refine((url) => URL.canParse(url) && new URL(url).origin === url, {
  error: "must be a list of origins like https://app.example.com",
});

export const Environment = z.object({
  PORT: whole(1, 65535).default(3000),
  HOST: text.optional(),
  BOARDS_URL: httpUrl.optional(),
  BOARDS_DATA_DIR: text.default("./data").transform((folder) => path.resolve(folder)),
  BOARDS_SECRET: text.min(32, { error: "must be at least 32 characters long" }).optional(),
  BOARDS_SLUG: word.default("boards"),
  BOARDS_REST_PREFIX: word.default("wp-json"),
  BOARDS_TIER: oneOf("free", "pro").default("pro"),
  BOARDS_WORKER: oneOf("on", "off").default("on"),
  BOARDS_PROCESSES: whole(1, 64).default(Math.min(4, availableParallelism())),
  BOARDS_JSON_LIMIT: whole(1024, 1024 * mebibyte).default(mebibyte),
  BOARDS_UPLOAD_LIMIT: whole(1024, 16 * 1024 * mebibyte).default(100 * mebibyte),
  BOARDS_ADMIN_USER: text.optional(),
  BOARDS_ADMIN_EMAIL: email.optional(),
  BOARDS_ADMIN_PASSWORD: text.optional(),
  BOARDS_ADMIN_APP_PASSWORD: text.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(2, 1000).default(10),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: text
    .regex(/\S+@\S+/, { error: "must be an email address, with or without a name" })
    .default("Boards <boards@localhost>"),
  MAIL_IN_PORT: whole(1, 65535).optional(),
  MAIL_IN_DOMAIN: domain.optional(),
  MAIL_IN_HOST: text.default("127.0.0.1"),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: text.default("us-east-1"),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: oneOf("on", "off").optional(),
  S3_NEW_FILES: oneOf("on", "off").default("on"),
  TRUSTED_PROXIES: listOf(network),
  ALLOWED_ORIGINS: listOf(origin),
  OUTSIDE_ALLOW: listOf(place),
  CAPTCHA_VERIFY_URL: httpUrl.optional(),
  CARD_BOARD_API_URL: httpUrl.default("https://api.trello.com/1"),
  WORK_API_URL: httpUrl.default("https://app.asana.com/api/1.0"),
  METRICS_TOKEN: text.min(16, { error: "must be at least 16 characters long" }).optional(),
  LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent").default("info"),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_PROVIDER_A_URL: httpUrl.default("https://api.openai.com/v1"),
  AI_PROVIDER_B_URL: httpUrl.default("https://api.anthropic.com/v1"),
});

function whole(lowest: number, highest: number) {
  return z
    .string()
    .transform(Number)
    .refine((number) => Number.isInteger(number) && number >= lowest && number <= highest, {
      error: `must be a whole number from ${lowest} to ${highest}`,
    });
}

function oneOf<const Choice extends string>(...choices: Choice[]) {
  return z.enum(choices, { error: `must be one of ${choices.join(", ")}` });
}

function listOf(item: z.ZodType<string, string>) {
  return z
    .string()
    .transform((items) =>
      items
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item))
    .default([]);
}

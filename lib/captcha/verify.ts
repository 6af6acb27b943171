import "server-only";
import { z } from "zod";
import { type CaptchaName, CAPTCHA_PROVIDERS } from "@/lib/captcha/providers";
import { readCaptchaSetting } from "@/lib/captcha/setting";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import type { Reader } from "@/lib/ideas/reader";
import { logger } from "@/lib/logger";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside } from "@/lib/outside/fetch";
import { decryptOrNull } from "@/lib/secrets/secrets";

const LONGEST_MS = 5_000;
const LARGEST_ANSWER = 16 * 1024;

/** Guests have to solve a captcha where one is set; an account never. A token counts once, which its provider sees to.
 * @throws Refusal */
export async function requireCaptcha({ user, guest }: Reader, token: string | undefined): Promise<void> {
  const setting = user ? null : await readCaptchaSetting();
  if (!setting?.provider) return;

  if (!token) throw new Refusal(400, "captcha_required", "Solve the captcha first.");

  const {
    success,
    hostname,
    "error-codes": problems,
  } = await answerTo(setting.provider, setting.secret_key, { response: token, remoteip: guest.address });
  if (problems.some((problem) => SECRET_PROBLEMS.has(problem)))
    throw unavailable("its secret key is refused", problems);
  if (!success || hostname?.toLowerCase() !== new URL(env().BOARDS_URL).hostname) {
    logger().info({ success, hostname, problems }, "a captcha was refused");
    throw new Refusal(400, "captcha_failed", "The captcha was not solved or has expired. Solve it again.");
  }
}

const SECRET_PROBLEMS = new Set(["missing-input-secret", "invalid-input-secret", "sitekey-secret-mismatch"]);

const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

interface Sent {
  response: string;
  remoteip: string;
}

async function answerTo(provider: CaptchaName, sealed: string, sent: Sent): Promise<z.infer<typeof Answer>> {
  const secret = decryptOrNull("captcha", sealed);
  if (secret === null) throw unavailable("its secret key was encrypted with another secret of the site");

  const { status, bytes } = await fetchOutside(verifyAddress(provider), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    body: new URLSearchParams({ secret, ...sent }).toString(),
    limit: LARGEST_ANSWER,
    milliseconds: LONGEST_MS,
  }).catch((error: unknown) => {
    throw error instanceof OutsideError ? unavailable(error.message) : error;
  });
  const answer = Answer.safeParse(jsonIn(bytes.toString("utf8")));
  if (!answer.success) throw unavailable(`it answered ${status}`);
  return answer.data;
}

/** Another address is for networks that can't reach the usual one, and for tests. */
const verifyAddress = (provider: CaptchaName): string => env().CAPTCHA_VERIFY_URL ?? CAPTCHA_PROVIDERS[provider].verify;

/** Null for what is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Nothing is taken without the check: the log says why. */
function unavailable(why: string, problems?: string[]): Refusal {
  logger().error({ why, problems }, "the captcha could not be checked");
  const message = "The captcha can't be checked right now. Please try again.";
  return new Refusal(503, "captcha_unavailable", message, { headers: { "Retry-After": "5" } });
}

import "server-only";
import { createECDH } from "node:crypto";
import { env } from "@/lib/env";
import { tokenFrom } from "@/lib/secrets/secrets";
import { readSiteSettings } from "@/lib/settings/site";

const CURVE = "prime256v1";

/**
 * The key pair with which the site identifies itself to push services (VAPID), derived from the site's secret: every process
 * and every restored backup has the same, and reading it writes nothing. One secret in four billion gives no key; then this throws.
 */
function keyPair() {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(tokenFrom("push", "site key"), "base64url"));
  return pair;
}

/** Browsers subscribe with it. */
export const publicKey = (): string => keyPair().getPublicKey("base64url");

export const vapidDetails = async () => ({
  subject: await contact(),
  publicKey: publicKey(),
  privateKey: keyPair().getPrivateKey("base64url"),
});

/** Whom the operator of a push service may write to. */
async function contact(): Promise<string> {
  const { email } = await readSiteSettings();
  return email ? `mailto:${email}` : env().BOARDS_URL.replace(/^http:/, "https:");
}

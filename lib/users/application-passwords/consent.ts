import { returnAddress, withAnswer } from "@/lib/users/application-passwords/return-address";

export interface Consent {
  app: { name: string; id: string };
  successUrl: string | null;
  rejectUrl: string | null;
  destination: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a sentence when the request is invalid. */
export function parseConsentRequest({
  app_name = "",
  app_id = "",
  success_url,
  reject_url,
}: Record<string, string | undefined>): Consent | string {
  if (app_id && !UUID.test(app_id)) return "Its app_id is not a UUID.";

  const success = returnAddress(success_url);
  const reject = returnAddress(reject_url);
  if (success_url && !success) return refusal("success_url");
  if (reject_url && !reject) return refusal("reject_url");

  return {
    app: { name: app_name.trim().slice(0, 250), id: app_id },
    successUrl: success?.href ?? null,
    rejectUrl: reject ? withAnswer(reject, { success: "false" }) : success && withAnswer(success, { success: "false" }),
    destination: success && (success.protocol.startsWith("http") ? success.host : `${success.protocol}//`),
  };
}

const refusal = (name: string) =>
  `Its ${name} must begin with https://, or with a scheme of the application's own; http:// is for this computer only.`;

import { returnAddress, withAnswer } from "@/lib/users/application-passwords/return-address";

export interface Consent {
  app: { name: string; id: string };
  successUrl: string | null;
  rejectUrl: string | null;
  destination: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type InvalidParameter = "app_id" | "success_url" | "reject_url";

/** Returns the name of the parameter that makes the request invalid. */
export function parseConsentRequest({
  app_name = "",
  app_id = "",
  success_url,
  reject_url,
}: Record<string, string | undefined>): Consent | InvalidParameter {
  if (app_id && !UUID.test(app_id)) return "app_id";

  const success = returnAddress(success_url);
  const reject = returnAddress(reject_url);
  if (success_url && !success) return "success_url";
  if (reject_url && !reject) return "reject_url";

  return {
    app: { name: app_name.trim().slice(0, 250), id: app_id },
    successUrl: success?.href ?? null,
    rejectUrl: reject ? withAnswer(reject, { success: "false" }) : success && withAnswer(success, { success: "false" }),
    destination: success && (success.protocol.startsWith("http") ? success.host : `${success.protocol}//`),
  };
}

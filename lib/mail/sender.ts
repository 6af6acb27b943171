import type { Sender } from "@/lib/mail/letter/letter";
import type { GeneralSettings } from "@/lib/settings/general";
import { type Logo, absoluteAddress } from "@/lib/settings/logo/read";
import type { SiteSettings } from "@/lib/settings/site";

type Business = Pick<GeneralSettings, "business_name" | "business_address" | "business_logo">;

export const senderOf = (business: Business, { title }: Pick<SiteSettings, "title">, logo: Logo | null): Sender => ({
  name: business.business_name || title,
  address: business.business_address,
  logo: business.business_logo || absoluteAddress(logo),
});

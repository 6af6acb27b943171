import "server-only";
import type { Row, WordPressDatabase } from "@/lib/imports/wordpress/read/database";
import { siteZone } from "@/lib/imports/wordpress/read/times";

export interface WordPressSite {
  /** Without the slash at the end; the first is the one that people see. */
  addresses: string[];
  zone: string;
  options: Map<string, string>;
}

const OPTIONS = [
  ...["blogname", "blogdescription", "siteurl", "home", "admin_email", "timezone_string", "gmt_offset"],
  ...["date_format", "time_format", "start_of_week", "WPLANG"],
];

export async function readSite(wordpress: WordPressDatabase): Promise<WordPressSite> {
  const rows = await wordpress.rows(
    "SELECT option_name, option_value FROM {{options}} WHERE option_name IN (?)",
    OPTIONS,
  );
  const options = new Map(rows.map((row) => [row.option_name ?? "", row.option_value ?? ""]));
  const addresses = [options.get("home"), options.get("siteurl")].flatMap((each) => (each ? spellings(each) : []));
  return {
    addresses: [...new Set(addresses)],
    zone: siteZone(options.get("timezone_string"), options.get("gmt_offset")),
    options,
  };
}

/** Texts keep the addresses of the time when they were written. */
function spellings(address: string): string[] {
  const plain = address.replace(/\/+$/, "");
  return [plain, plain.replace(/^https:/, "http:"), plain.replace(/^http:/, "https:")];
}

/** The plugin's own options: PHP-serialized, in a row each. Their names may begin with its name. */
export const optionNamed = (rows: Row[], ending: string): string | null | undefined =>
  rows.find(({ key }) => key?.endsWith(ending))?.value;

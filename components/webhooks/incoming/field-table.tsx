import { useTranslations } from "next-intl";
import { FIELDS } from "@/lib/webhooks/incoming/fields";

export function FieldTable() {
  const t = useTranslations("webhooks.incoming.fields");
  return (
    <table className="w-full">
      <caption className="sr-only">{t("title")}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-sm text-gray-11 *:h-9 *:px-4 *:text-start *:font-medium">
          <th scope="col">{t("field")}</th>
          <th scope="col">{t("value")}</th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map(({ key, field: { rules } }) => (
          <tr key={key} className="border-t border-gray-6 align-top max-sm:grid max-sm:first:border-t-0">
            <th scope="row" className="px-4 pt-2 pb-0 text-start font-normal sm:py-2">
              <code dir="ltr" className="font-mono text-sm">
                {key}
              </code>
              {rules && <span className="ms-2 text-sm text-gray-11">{t("required")}</span>}
            </th>
            <td className="px-4 pt-0 pb-2 text-gray-11 sm:py-2">{t(`values.${key}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

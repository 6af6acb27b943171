import { useTranslations } from "next-intl";
import { STAMP_FIELD, TRAP_FIELD } from "@/lib/guests/form-stamp";

/** What tells people from programs, without a puzzle. */
export function FormMarks({ stamp }: { stamp: string }) {
  const t = useTranslations("roadmap.form");
  return (
    <>
      <input type="hidden" name={STAMP_FIELD} value={stamp} />
      <div aria-hidden className="hidden">
        <label>
          {t("trap")}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

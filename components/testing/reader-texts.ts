import { createTranslator } from "use-intl/core";
import { setReaderTexts } from "@/components/i18n/error-texts";
import { english as messages } from "@/components/testing/english";

const locale = "en-US";

/** For unit tests, which show no page. */
setReaderTexts({
  locale,
  errors: createTranslator({ locale, messages, namespace: "ui.errors" }),
  copying: createTranslator({ locale, messages, namespace: "ui.copying" }),
});

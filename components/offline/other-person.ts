import { errorTexts } from "@/components/i18n/error-texts";
import { toast } from "@/components/ui/feedback/toasts";
import { disableUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { withStorage } from "@/components/ui/hooks/with-storage";
import { OTHER_PERSON } from "@/lib/api";

const session = () => sessionStorage;

/** Once somebody else has signed in, a page shows what is no longer theirs to see, and can save nothing. */
export function reloadForOtherPerson(reload = () => location.reload()): () => void {
  function onOther() {
    withStorage(session, (store) => store.setItem(OTHER_PERSON, "yes"));
    disableUnsavedWarning();
    reload();
  }
  addEventListener(OTHER_PERSON, onOther);
  return () => removeEventListener(OTHER_PERSON, onOther);
}

/** After the page was reloaded. */
export function explainReload(): void {
  const wasReloaded = withStorage(session, (store) => store.getItem(OTHER_PERSON)) !== null;
  if (!wasReloaded) return;
  withStorage(session, (store) => store.removeItem(OTHER_PERSON));
  toast(errorTexts()("otherPerson"), "error");
}

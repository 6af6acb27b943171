import { forgetHistories } from "@/components/board-store/history";
import { forgetPlaces } from "@/components/commands/recent";
import { forgetPerson } from "@/components/offline/begin";
import { signOut } from "@/components/account/next-auth";
import { hasUnsavedChanges, disableUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

/** Asks about unsaved changes before the session ends, because they cannot be saved afterwards. */
export async function confirmAndSignOut(destination: string, question: string): Promise<void> {
  if (!hasUnsavedChanges() || confirm(question)) await signOutTo(destination);
}

export async function signOutTo(destination: string): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    toast(errorMessage(error), "error");
    return;
  }
  disableUnsavedWarning();
  await forgetPerson().catch(console.error);
  forgetPlaces();
  forgetHistories();
  await navigateTo(destination);
}

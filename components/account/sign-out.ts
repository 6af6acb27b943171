import { signOut } from "@/components/account/sign-in";
import { isAnythingUnsaved, stopAsking } from "@/components/ui/hooks/ask-before-leaving";
import { leaveFor } from "@/components/ui/hooks/leave";
import { problemOf } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";

/** Asks about unsaved changes before the session ends, because they cannot be saved afterwards. */
export async function signOutTo(destination: string): Promise<void> {
  if (isAnythingUnsaved() && !confirm("Something you wrote or changed is not saved yet. Sign out anyway?")) return;
  try {
    await signOut();
  } catch (error) {
    toast(problemOf(error), "error");
    return;
  }
  stopAsking();
  await leaveFor(destination);
}

import { htmlTableOf, tsvOf } from "@/components/board/table/clipboard/tsv";
import { readerTexts } from "@/components/i18n/error-texts";
import { toast } from "@/components/ui/feedback/toasts";

/** For a button; the key copies within its event. */
export async function copyCells(rows: readonly (readonly string[])[]): Promise<void> {
  const { copying } = readerTexts();
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": tsvOf(rows), "text/html": htmlTableOf(rows) })]);
    toast(copying("done"));
  } catch (error) {
    console.error(error);
    toast(copying("failed"), "error");
  }
}

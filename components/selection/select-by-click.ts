import { extendSelection, isSelecting, toggleSelected } from "@/components/selection/selection";

/** With the Shift key; and by touch once something is selected, or it was begun. @returns whether the click was one of these */
export function selectByClick(event: React.MouseEvent, taskId: number): boolean {
  const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
  if (!event.shiftKey && !(isTouch && isSelecting())) return false;
  event.preventDefault();
  if (event.shiftKey) extendSelection(taskId);
  else toggleSelected(taskId);
  return true;
}

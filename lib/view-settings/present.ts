import type { View } from "@/lib/view-settings/views";

const NAMES: Record<View, string> = { kanbanview: "Card", listview: "List", tableview: "Table" };

export const presentSavedView = (view: View) => ({ message: `${NAMES[view]} view settings updated successfully` });

"use client";
import { createContext, useContext } from "react";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";

/** What a new task gets from the filters. A context, because each view creates tasks in places of its own. */
export const ExtrasFromFilters = createContext<NewTaskExtras>({});

export const useExtrasFromFilters = (): NewTaskExtras => useContext(ExtrasFromFilters);

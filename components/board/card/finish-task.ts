"use client";
import { createContext } from "react";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** Marks the task of a card as done, or as open again; null for people who may not edit. */
export const FinishTask = createContext<((task: TaskCardJson) => void) | null>(null);

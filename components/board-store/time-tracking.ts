"use client";

/** Whether time is tracked on the board, or anywhere. */
export const useTimeTracking = (_board?: { id: number }): boolean => true;

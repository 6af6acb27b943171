/** Their addresses can't receive mail: the domain `.example` is reserved. */
export const CAST = [
  { login: "amara", name: "Amara Okafor", does: "Head of product" },
  { login: "jonas", name: "Jonas Weber", does: "Developer" },
  { login: "meihua", name: "林美華 (Mei-Hua Lin)", does: "Designer" },
  { login: "priya", name: "Priya Raghunathan", does: "Head of support" },
  { login: "layla", name: "ليلى الحسيني", does: "Marketing" },
  { login: "constanza", name: "María Constanza de la Fuente y Villanueva-Echeverría", does: "Office and people" },
  { login: "tomas", name: "Tomáš Dvořák", does: "Developer" },
  { login: "sam", name: "Sam O’Brien", does: "Sales, looks at most things" },
] as const;

export type Login = (typeof CAST)[number]["login"];

/** Their addresses can't receive mail: the domain `.example` is reserved. */
export const DEMO_USERS = [
  { login: "amara", name: "Amara Okafor", job: "Head of product" },
  { login: "jonas", name: "Jonas Weber", job: "Developer" },
  { login: "meihua", name: "林美華 (Mei-Hua Lin)", job: "Designer" },
  { login: "priya", name: "Priya Raghunathan", job: "Head of support" },
  { login: "layla", name: "ليلى الحسيني", job: "Marketing" },
  { login: "constanza", name: "María Constanza de la Fuente y Villanueva-Echeverría", job: "Office and people" },
  { login: "tomas", name: "Tomáš Dvořák", job: "Developer" },
  { login: "sam", name: "Sam O’Brien", job: "Sales, looks at most things" },
] as const;

export type Login = (typeof DEMO_USERS)[number]["login"];

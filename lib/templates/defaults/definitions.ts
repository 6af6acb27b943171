import { define, type Definition } from "@/lib/templates/defaults/define";

const PROJECTS: Definition[] = [
  define("kanban", {
    type: "to-do",
    category: "project",
    background: "solid_5",
    stages: { backlog: "open", ready: "open", doing: "open", review: "open", done: "closed" },
    labels: { urgent: "red-bold", blocked: "orange-bold", decision: "purple-bold", quick: "green-bold" },
    tasks: {
      collect: { stage: "backlog" },
      order: { stage: "ready", labels: ["quick"] },
      limit: { stage: "doing", labels: ["decision"], priority: "medium" },
      welcome: { stage: "ready", labels: ["quick"] },
    },
  }),
  define("sprint", {
    type: "to-do",
    category: "development",
    background: "gradient_2",
    stages: { backlog: "open", sprint: "open", doing: "open", review: "open", done: "closed" },
    labels: { story: "blue-bold", bug: "red-bold", research: "purple-bold", upkeep: "gray-bold" },
    tasks: {
      goal: { stage: "sprint", priority: "high" },
      estimate: { stage: "backlog", labels: ["story"] },
      meeting: { stage: "sprint" },
      demo: { stage: "sprint" },
      retro: { stage: "sprint" },
    },
  }),
  define("bug-tracker", {
    type: "to-do",
    category: "development",
    background: "solid_21",
    stages: {
      new: "open",
      confirmed: "open",
      doing: "open",
      testing: "open",
      fixed: "closed",
      closed: "closed",
    },
    labels: {
      critical: "red-strong",
      crash: "orange-bold",
      security: "purple-bold",
      speed: "yellow-bold",
      look: "sky-bold",
    },
    tasks: {
      report: { stage: "new", labels: ["look"] },
      triage: { stage: "confirmed" },
      critical: { stage: "new", labels: ["critical"], priority: "high" },
    },
  }),
  define("okrs", {
    type: "to-do",
    category: "project",
    background: "gradient_1",
    stages: { planned: "open", track: "open", risk: "open", off: "open", achieved: "closed" },
    labels: { company: "blue-bold", team: "sky-bold", growth: "green-bold", quality: "purple-bold" },
    tasks: {
      objective: { stage: "track", labels: ["company", "growth"], priority: "high" },
      few: { stage: "planned", labels: ["team"] },
      weekly: { stage: "planned", labels: ["team"] },
      review: { stage: "planned", labels: ["company"] },
    },
  }),
];

const CUSTOMERS: Definition[] = [
  define("content-calendar", {
    type: "to-do",
    category: "marketing",
    background: "gradient_4",
    stages: { ideas: "open", writing: "open", editing: "open", scheduled: "open", published: "closed" },
    labels: { blog: "blue-bold", newsletter: "yellow-bold", social: "pink-bold", video: "purple-bold" },
    tasks: {
      questions: { stage: "ideas", labels: ["blog"] },
      behind: { stage: "ideas", labels: ["social", "video"] },
      newsletter: { stage: "writing", labels: ["newsletter"], priority: "medium" },
      schedule: { stage: "scheduled" },
    },
  }),
  define("sales-pipeline", {
    type: "to-do",
    category: "sales",
    background: "solid_22",
    stages: {
      leads: "open",
      contacted: "open",
      meeting: "open",
      proposal: "open",
      negotiation: "open",
      won: "closed",
      lost: "closed",
    },
    labels: { hot: "red-bold", warm: "orange-bold", cold: "sky-bold", renewal: "green-bold" },
    tasks: {
      lead: { stage: "leads", labels: ["warm"] },
      follow: { stage: "proposal", labels: ["hot"], priority: "high" },
      lost: { stage: "negotiation" },
    },
  }),
  define("roadmap", {
    type: "roadmap",
    category: "product",
    background: "gradient_3",
    stages: { pending: "open", considered: "open", planned: "open", doing: "open", launched: "closed" },
    labels: { feature: "green-bold", improvement: "blue-bold", integration: "purple-bold", mobile: "orange-bold" },
    tasks: {
      dark: { stage: "planned", labels: ["feature"] },
      calendar: { stage: "considered", labels: ["integration"] },
      offline: { stage: "considered", labels: ["mobile"] },
      search: { stage: "doing", labels: ["improvement"] },
    },
  }),
  define("event", {
    type: "to-do",
    category: "events",
    background: "solid_8",
    stages: { ideas: "open", todo: "open", waiting: "open", booked: "open", day: "open", done: "closed" },
    labels: {
      venue: "blue-bold",
      speakers: "purple-bold",
      food: "orange-bold",
      marketing: "pink-bold",
      budget: "green-bold",
    },
    tasks: {
      budget: { stage: "todo", labels: ["budget"], priority: "high" },
      venue: { stage: "todo", labels: ["venue"], priority: "high" },
      speakers: { stage: "waiting", labels: ["speakers"] },
      registration: { stage: "todo", labels: ["marketing"] },
      signs: { stage: "day", labels: ["venue"] },
      thanks: { stage: "day", labels: ["speakers"] },
    },
  }),
];

const PEOPLE: Definition[] = [
  define("hiring", {
    type: "to-do",
    category: "people",
    background: "solid_3",
    stages: {
      prepare: "open",
      applied: "open",
      call: "open",
      interview: "open",
      offer: "open",
      hired: "closed",
      declined: "closed",
    },
    labels: { design: "pink-bold", engineering: "blue-bold", sales: "green-bold", remote: "gray-bold" },
    tasks: {
      advert: { stage: "prepare", priority: "high" },
      questions: { stage: "prepare" },
      applicant: { stage: "applied", labels: ["engineering", "remote"] },
      answer: { stage: "applied" },
    },
  }),
  define("onboarding", {
    type: "to-do",
    category: "people",
    background: "solid_6",
    stages: { before: "open", day: "open", week: "open", month: "open", done: "closed" },
    labels: { it: "blue-bold", people: "pink-bold", team: "green-bold", training: "yellow-bold" },
    tasks: {
      accounts: { stage: "before", labels: ["it"], priority: "high" },
      desk: { stage: "before", labels: ["people"] },
      tour: { stage: "day", labels: ["team"] },
      buddy: { stage: "day", labels: ["team"] },
      task: { stage: "week", labels: ["training"] },
      talk: { stage: "month", labels: ["people"] },
    },
  }),
];

export const DEFINITIONS: readonly Definition[] = [...PROJECTS, ...CUSTOMERS, ...PEOPLE];

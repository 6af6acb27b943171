const field = <const Key extends string>(key: Key, label: string, type: string, description: string, rules = "") => ({
  key,
  field: { field: label, type, rules, description },
});

/** What a call of a webhook may send. */
export const FIELDS = [
  field("title", "Title", "text", "Title of the task.", "required"),
  field("stage", "Stage", "int|text", "Id, title or slug of a stage of the same board."),
  field("parent_id", "Parent Task", "int", "Id of the task of which this is a subtask."),
  field("status", "Status", "text", "open or closed."),
  field("description", "Description", "textarea", "Description of the task. HTML is cleaned."),
  field("priority", "Priority", "text", "low, medium, or high."),
  field("due_at", "Due Date", "date", "YYYY-MM-DD hh:mm"),
  field("started_at", "Start Date", "date", "YYYY-MM-DD"),
  field("source", "Source", "text", "The program that the task comes from."),
  field("source_id", "Source Id", "text|int", "The id there. With source, a repeated call makes no second task."),
  field("crm_contact_id", "CRM Contact Id", "int", "Id of a contact."),
  field("contact_email", "CRM Contact Email", "text", "Email address of the contact."),
  field("contact_first_name", "Contact First Name", "text", "First name of the contact."),
  field("contact_last_name", "Contact Last Name", "text", "Last name of the contact."),
  field("labels", "Labels", "text|int", "Array of ids or titles of labels of the board."),
  field("assignees", "Assignees", "text|int", "Array of ids of people on the board."),
];

export type FieldJson = ReturnType<typeof field<string>>;

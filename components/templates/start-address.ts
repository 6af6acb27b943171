/** Opens the dialog for a board from a template. @param template the key of one that is chosen already */
export const addressOfTemplates = (template = ""): string => `/boards?new=template${template && `&from=${template}`}`;

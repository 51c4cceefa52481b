/** What is printed, and whether anything was found to explain. */
export type Answer = { found: boolean; text: string };

/** Parses JSON from a file that is not trusted to be any. */
export function parseJson(text: string): { value: unknown } | { why: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { why: (error as Error).message };
  }
}

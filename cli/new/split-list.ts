/** `M2, A2` → `['M2', 'A2']`. */
export function splitList(answer: string): string[] {
  return answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Doubles from `firstMs` with every attempt up to `mostMs`, less up to half by chance, so that not all come at once. */
export function retryDelay(attempt: number, firstMs: number, mostMs: number, random = Math.random): number {
  const full = Math.min(mostMs, firstMs * 2 ** Math.min(attempt - 1, 40));
  return Math.round(full * (1 - random() / 2));
}

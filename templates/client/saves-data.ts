/** Whether the visitor asked for as little data as can be. https://wicg.github.io/savedata/ */
export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** When the form was submitted, where that was before its script arrived: wake.ts notes it on the form. Read once. */
export function takePressTime(form: HTMLFormElement): number | undefined {
  const { pressedAt } = form.dataset;
  delete form.dataset.pressedAt;
  return pressedAt === undefined ? undefined : Number(pressedAt);
}

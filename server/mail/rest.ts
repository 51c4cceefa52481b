/** Waits that end early when there is something to do. A wake that comes between two waits is not lost. */
export function createRest(): Rest {
  let wakeUp = () => {};
  let isAwake = false;
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        if (isAwake) {
          isAwake = false;
          return resolve();
        }
        const end = () => {
          clearTimeout(timer);
          wakeUp = () => {
            isAwake = true;
          };
          isAwake = false;
          resolve();
        };
        const timer = setTimeout(end, ms);
        wakeUp = end;
      }),
    wake: () => {
      isAwake = true;
      wakeUp();
    },
  };
}

export type Rest = { wait: (ms: number) => Promise<void>; wake: () => void };

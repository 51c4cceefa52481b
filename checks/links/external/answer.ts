/** What became of asking for an address on another host. `unknown` is no fault of the link: the host may be busy, or shut to us. */
export type Answer = { state: 'alive' | 'dead' | 'unknown'; why: string };

/** Answers for addresses, however they are come by. */
export type AskExternal = (urls: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;

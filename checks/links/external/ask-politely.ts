import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import { askAddress } from './ask-address.ts';

/** How hosts are asked. */
export type Manners = {
  /** How long a host may take to answer. */
  timeoutMs: number;
  /** How long a host is left alone between two requests. */
  pauseMs: number;
  /** How many hosts are asked at once; each of them has one request at a time. */
  hosts: number;
};

export const goodManners: Manners = { timeoutMs: 10_000, pauseMs: 250, hosts: 8 };

/** Asks every address, one request a host at a time. */
export async function askPolitely(urls: Iterable<string>, manners = goodManners): Promise<Map<string, Answer>> {
  const hosts = groupByHost(urls);
  const answers = new Map<string, Answer>();
  const askHosts = async () => {
    for (let urlsOfHost = hosts.shift(); urlsOfHost; urlsOfHost = hosts.shift()) {
      for (const [index, url] of urlsOfHost.entries()) {
        if (index > 0) await pause(manners.pauseMs);
        answers.set(url, await askAddress(url, manners.timeoutMs));
      }
    }
  };
  await Promise.all(Array.from({ length: manners.hosts }, askHosts));
  return withoutNetwork(answers) ? new Map([...answers].map(([url]) => [url, offline])) : answers;
}

function groupByHost(urls: Iterable<string>): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return [...hosts.values()];
}

const offline: Answer = { state: 'unknown', why: 'cannot be asked: no host can be found from here' };

/** Where not one name is known, the names are not what is missing. */
function withoutNetwork(answers: ReadonlyMap<string, Answer>): boolean {
  const unreached = [...answers.values()].filter(({ why }) => /host that does not exist|cannot be reached/.test(why));
  return answers.size > 1 && unreached.length === answers.size;
}

import type { Answer } from './answer.ts';

const headers = { 'User-Agent': 'check-links (a site that links to yours checks that it still can)', Accept: '*/*' };

/** Asks one address: with HEAD, which costs its host least, then with GET where HEAD has no clear answer. */
export async function askAddress(url: string, timeoutMs: number): Promise<Answer> {
  const head = await ask(url, 'HEAD', timeoutMs);
  // Some hosts answer HEAD with an error that GET does not get, 404 among them.
  const isClear = head.state === 'alive' || head.isUnreachable;
  const { state, why } = isClear ? head : await ask(url, 'GET', timeoutMs);
  return { state, why };
}

type Asked = Answer & { isUnreachable?: boolean };

async function ask(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Asked> {
  try {
    const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return judgeStatus(response.status);
  } catch (error) {
    return judgeError(error as Failure, timeoutMs);
  }
}

/** Only an answer that says so makes a link dead; a host that refuses us or has a bad day says nothing of the page. */
function judgeStatus(status: number): Answer {
  if (status >= 200 && status < 300) return { state: 'alive', why: `answers ${status}` };
  if (status === 404 || status === 410) return { state: 'dead', why: `answers ${status}` };
  return { state: 'unknown', why: `answers ${status}` };
}

type Failure = { name: string; message: string; cause?: { code?: string; message?: string } };

function judgeError(error: Failure, timeoutMs: number): Asked {
  if (error.name === 'TimeoutError') {
    return { state: 'unknown', why: `gives no answer within ${timeoutMs / 1000} s`, isUnreachable: true };
  }
  const { code = '', message = '' } = error.cause ?? {};
  if (message.includes('redirect count exceeded')) return { state: 'dead', why: 'is sent round in a circle' };
  if (code === 'ENOTFOUND') return { state: 'dead', why: 'is on a host that does not exist', isUnreachable: true };
  return { state: 'unknown', why: `cannot be reached (${code || message || error.message})`, isUnreachable: true };
}

import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/**
 * Starts visitors that send one enquiry after another, each with a unique key and name. Without a success, half of them
 * retry the same enquiry until it is acknowledged; the others abandon it.
 */
export function startVisitors(urls: readonly string[], count: number) {
  const acknowledged = new Map<string, string>();
  const attempted = new Set<string>();
  const turnedAway = { refused: {} as Record<number, number>, unanswered: 0 };
  const agent = new Agent({ keepAlive: true });
  let isOver = false;

  const visit = async () => {
    while (!isOver) {
      const key = randomUUID();
      attempted.add(key);
      // Unique, since the number of confirmations per address is limited.
      const email = Math.random() < 0.3 ? `${key}@example.org` : '';
      const isPatient = Math.random() < 0.5;
      do {
        const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
        const answer = await post(url, key, email, agent);
        if (answer?.status === 201) {
          acknowledged.set(key, answer.reference);
          break;
        }
        if (answer) turnedAway.refused[answer.status] = (turnedAway.refused[answer.status] ?? 0) + 1;
        else turnedAway.unanswered += 1;
        await pause(60);
      } while (isPatient && !isOver);
      await pause(40);
    }
  };
  const over = Promise.all(Array.from({ length: count }, visit));
  return {
    /** The reference of each acknowledged enquiry, by key. */
    acknowledged,
    attempted,
    /** Number of failed responses by status, and of requests without a response. */
    turnedAway,
    async stop() {
      isOver = true;
      await over;
      agent.destroy();
    },
  };
}

function post(url: string, key: string, email: string, agent: Agent): Promise<Answer | undefined> {
  const body = JSON.stringify({
    formType: 'contact',
    // Makes the content unique, so that a duplicate is found whatever its key.
    name: `Visitor ${key}`,
    phone: '01632 960123',
    email,
    postcode: 'ZZ1 2ZZ',
    message: 'My brakes make a noise.',
  });
  return new Promise((resolve) => {
    const sending = request(
      `${url}/api/forms/submit`,
      {
        method: 'POST',
        agent,
        timeout: 10_000,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': key,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(readAnswer(response.statusCode ?? 0, text)));
        response.on('error', () => resolve(undefined));
      },
    );
    sending.on('error', () => resolve(undefined));
    sending.on('timeout', () => sending.destroy());
    sending.end(body);
  });
}

function readAnswer(status: number, text: string): Answer {
  return { status, reference: status === 201 ? String(JSON.parse(text).reference) : '' };
}

function pause(maxMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * maxMs));
}

type Answer = { status: number; reference: string };
